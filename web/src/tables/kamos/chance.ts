// Lots and throws by the recipe of docs/chance.md: what was kept, and as many dice as are missing.

import type { Move } from '../../types/kamos'
import type { Redraw } from '../contract'

export const redraw: Redraw<Move> = (made, previous, below) => {
  const dice = (count: number): number[] => Array.from({ length: count }, () => below(6) + 1)
  if (made.type === 'lot') return { type: 'lot', dice: dice(made.dice.length) }
  if (made.type !== 'throw') return null
  const kept = previous?.type === 'keep' ? previous.dice : []
  return { type: 'throw', dice: [...kept, ...dice(5 - kept.length)].sort((a, b) => a - b) }
}
