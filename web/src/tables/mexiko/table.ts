// International mexiko at the table.

import type { Move, View } from '../../types/mexiko'
import type { GameTable, Step } from '../contract'
import { choice } from './choice'
import { offered } from './offer'
import { sounds } from './sounds'
import Table from './Table.svelte'
import { announce, describe } from './narration'

/** How long each kind of step is looked at, in ms; the end of a gam the longest. */
const PACE: Partial<Record<Move['type'], number>> = { throw: 900, say: 700, accept: 700, table: 900, behind: 500, open: 300 }
const ENDED = 3000

/** What a first game is told: what the rungs are, and what each of the answers leads to. */
export function hints({ gam }: View, moves: Move[]): string[] {
  const { calls, signs } = offered(moves)
  if (calls.size) return gam.beat === null ? ['serve', 'ladder'] : ['beat', 'ladder']
  if (signs.has('doubt')) return ['answer']
  return signs.has('table') ? ['table'] : []
}

export const table: GameTable<View, Move> = {
  Table,
  words: ['mexiko', 'web_mexiko'],
  waits: (view) => view.waits_for.filter((who) => typeof who === 'number'),
  announce,
  describe,
  choice,
  hints,
  sounds,
  pace: ({ before, after, move }: Step<View, Move>) =>
    after.board.tally.gams > before.board.tally.gams ? ENDED : ((move && PACE[move.type]) ?? 600),
  score: (view, seat) => String(view.gam.phase === 'over' ? view.board.match[seat] : view.board.points[seat]),
}
