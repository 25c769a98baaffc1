// Kámoš, Čína, Regál at the table.

import { settings } from '../../app/settings.svelte'
import type { Move, View } from '../../types/kamos'
import type { GameTable } from '../contract'
import { choice, facts } from './labels'
import { paceOf } from './pacing'
import { choosing } from './places'
import { announce, describe } from './narration'
import { sounds } from './sounds'
import Table from './Table.svelte'

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
  pace: (step) => paceOf(step, settings.pace),
  facts,
  story: async () => (await import('./telling')).story,
}
