// What has been explained on this device already.

import { keepWord, recalledWords } from '../parts/device'

const KEY = 'kostka-hints'

export const explained = (): string[] => recalledWords(KEY)

export const noteExplained = (code: string): void => keepWord(KEY, code)
