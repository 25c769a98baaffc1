// Lists of tables.

import { get } from '../../app/api'
import type { Listed, Phase, Tables } from '../../types/server'

/** The public tables of a phase, the newest first. */
export function listed(phase: Phase, game: string, before: string | null = null): Promise<Tables> {
  const asked = new URLSearchParams({ phase, limit: '30' })
  if (game) asked.set('game', game)
  if (before) asked.set('before', before)
  return get<Tables>(`/tables?${asked}`)
}

/** My tables that are not over. */
export async function mine(): Promise<Listed[]> {
  const found = await Promise.all(
    (['running', 'open'] as const).map((phase) => get<Tables>(`/tables?mine=true&limit=20&phase=${phase}`)),
  )
  return found.flatMap((list) => list.tables)
}
