// A choice by its name, for lists of them.

import type { Move, View } from '../../types/mexiko'
import type { Words } from '../contract'
import { callWord } from './calls'

export function choice(move: Move, _view: View, words: Words): string {
  switch (move.type) {
    case 'say':
      return callWord(move.call, words)
    case 'give':
      return words('web-mexiko-give')
    case 'open':
      return words('web-mexiko-how', { dice: move.dice })
    case 'accept':
    case 'doubt':
    case 'table':
    case 'behind':
      return words(`web-mexiko-sign-${move.type}`)
    default:
      return ''
  }
}
