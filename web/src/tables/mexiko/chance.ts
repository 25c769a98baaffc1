// Two dice by the recipe of docs/chance.md, as a throw: the higher before the lower.

import type { Move } from '../../types/mexiko'
import type { Redraw } from '../contract'
import { FIRST_INDIAN, MEXIKO, NAMES, type Call } from './calls'

/** What two dice are as a throw. */
export function callOf(first: number, second: number): Call {
  const [low, high] = [Math.min(first, second), Math.max(first, second)]
  if (low === high) return FIRST_INDIAN + low - 1
  return low === 1 && high === 2 ? MEXIKO : NAMES.indexOf(`${high}${low}`)
}

export const redraw: Redraw<Move> = (made, _previous, below) => {
  if (made.type !== 'throw') return null
  const [first, second] = [below(6) + 1, below(6) + 1]
  return { type: 'throw', dice: callOf(first, second), die: made.die ? first : 0 }
}
