import type { Move, View } from '../../types/domino'
import type { GameTable, Step } from '../contract'
import { pairOf } from './seating'
import Table from './Table.svelte'
import { announce, describe, waits } from './tell'
import { written } from './tiles'

/** How long a step is looked at: a round's end and the lots longer than a tile. */
export function pace({ move, before, after }: Step<View, Move>): number {
  if (after.rounds.length > before.rounds.length) return 1500
  switch (move?.type) {
    case 'lots':
      return 2600
    case 'deal':
      return 900
    case 'confirm':
    case 'sign':
      return 0
    default:
      return 700
  }
}

export const table: GameTable<View, Move> = {
  Table,
  words: ['domino', 'web_domino'],
  waits,
  announce,
  describe,
  pace,
  score: (view, seat) => `${pairOf(seat)} ${written(view.points[pairOf(seat) === 'A' ? 0 : 1])}`,
}
