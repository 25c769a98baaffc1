// Lists of tables.

import { get } from '../../app/api'
import type { Phase, Tables } from '../../types/server'

/** The public tables of a phase, the newest first. */
export function listed(phase: Phase, game: string, before: string | null = null): Promise<Tables> {
  const asked = new URLSearchParams({ phase, limit: '30' })
  if (game) asked.set('game', game)
  if (before) asked.set('before', before)
  return get<Tables>(`/tables?${asked}`)
}
