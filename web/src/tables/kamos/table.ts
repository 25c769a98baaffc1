// Kámoš, Čína, Regál at the table.

import type { Move, View } from '../../types/kamos'
import type { GameTable, Step } from '../contract'
import { choice } from './labels'
import { choosing } from './places'
import { sounds } from './sounds'
import Table from './Table.svelte'
import { announce, describe } from './narration'

/** How long each kind of step is looked at, in ms. */
const PACE: Record<Move['type'], number> = {
  lot: 2000,
  throw: 900,
  keep: 450,
  write: 1100,
  cross: 1300,
  first: 600,
  turn: 900,
  sheet: 900,
}

/** What a first game is told: keeping, writing, the shapes, and the × when nothing fits. */
export function hints(_view: View, moves: Move[]): string[] {
  const types = new Set(moves.map((move) => move.type))
  if (types.has('keep')) return ['keep', 'write', 'shapes']
  if (types.has('write')) return ['write', 'shapes']
  return types.has('cross') ? ['cross'] : []
}

export const table: GameTable<View, Move> = {
  Table,
  words: ['kamos', 'web_kamos'],
  waits: (view) => {
    const seat = choosing(view)
    return seat === null ? [] : [seat]
  },
  announce,
  describe,
  choice,
  hints,
  sounds,
  pace: ({ move }: Step<View, Move>) => (move ? PACE[move.type] : 600),
  score: (view, seat, words) => (view.sheets[seat]?.lost ? words('web-kamos-lost') : String(view.sheets[seat]?.total ?? 0)),
}
