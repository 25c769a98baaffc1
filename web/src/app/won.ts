// Which games were won here once: until then the gentlest opponents are offered.

import { keepWord, recalledWords } from '../parts/device'

const KEY = 'kostka-won'

/** Whether this game was won on this device. */
export const hasWon = (game: string): boolean => recalledWords(KEY).includes(game)

export const noteWon = (game: string): void => keepWord(KEY, game)
