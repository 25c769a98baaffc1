// International mexiko at the table.

import type { Move, View } from '../../types/mexiko'
import type { GameTable, Step } from '../contract'
import { choice } from './choice'
import { offered } from './offer'
import { sounds } from './sounds'
import { FLIGHT, hasEnded, REVEAL } from './suspense.svelte'
import Table from './Table.svelte'
import { announce, describe } from './narration'

/** How long each kind of step is looked at, in ms; the end of a gam the longest. */
const PACE: Partial<Record<Move['type'], number>> = { throw: FLIGHT + 200, say: 700, accept: 700, table: 900, behind: 500, open: 300 }
const ENDED = REVEAL + 2200

/** What a first game is told: what the rungs are, and what each of the answers leads to. */
export function hints({ gam }: View, moves: Move[]): string[] {
  const { calls, signs } = offered(moves)
  if (calls.size) return gam.beat === null ? ['serve', 'ladder'] : ['beat', 'ladder']
  if (signs.has('doubt')) return ['answer']
  return signs.has('table') ? ['table'] : []
}

export const table: GameTable<View, Move> = {
  Table,
  secret: true,
  words: ['mexiko', 'web_mexiko'],
  waits: (view) => view.waits_for.filter((who) => typeof who === 'number'),
  announce,
  describe,
  choice,
  hints,
  sounds,
  story: async () => (await import('./telling')).story,
  facts: ({ rules }, words) => words('web-mexiko-facts', { best: rules.best_of }),
  pace: (step: Step<View, Move>) => (hasEnded(step) ? ENDED : ((step.move && PACE[step.move.type]) ?? 600)),
}
