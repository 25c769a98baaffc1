import type { Move, View } from '../../types/domino'
import type { GameTable, Step, Words } from '../contract'
import { pairOf } from './seating'
import { sounds } from './sounds'
import Table from './Table.svelte'
import { announce, describe, waits } from './narration'
import { said, written } from './tiles'

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

/** A lay by its tile, and by the end where that is a choice. */
export function choice(move: Move, view: View, words: Words): string {
  if (move.type === 'pass') return words('web-domino-pass')
  if (move.type !== 'lay') return ''
  const end = move.side === 'left' ? view.left : view.right
  const free = move.side === null || end === null || view.left === view.right
  return free ? said(move.tile) : words('web-domino-to-end', { tile: said(move.tile), number: end })
}

/** What a first game is told: the draw, the count, what fits, pas. */
export function hints(view: View, moves: Move[]): string[] {
  const types = new Set(moves.map((move) => move.type))
  if (types.has('lay')) return view.left === null ? ['first', 'aim'] : ['lay', 'aim']
  if (types.has('pass')) return ['pass']
  if (!types.has('draw')) return []
  return view.rounds.length ? ['between'] : ['draw'] // a count lies there besides, to be seen
}

export const table: GameTable<View, Move> = {
  Table,
  words: ['domino', 'web_domino'],
  waits,
  announce,
  describe,
  choice,
  hints,
  sounds,
  pace,
  score: (view, seat) => `${pairOf(seat)} ${written(view.points[pairOf(seat) === 'A' ? 0 : 1])}`,
}
