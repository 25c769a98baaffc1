// The clock agreed on at a table, in a few words.

import type { TableView } from '../../types/server'
import { words } from '../../words/words.svelte'

type Clock = TableView['setup']['clock']

/** `10 min + 5 s`, `60 s a move`; no clock says so, where the rules have none either (`ruled`). */
export function clockSaid(clock: Clock, ruled: boolean): string {
  const { move, game, added = 0 } = clock ?? {}
  const parts: string[] = []
  if (game) parts.push(words('web-facts-clock-game', { minutes: Math.round(game / 6) / 10, added }))
  if (move) parts.push(words('web-facts-clock-move', { seconds: move }))
  return parts.join(', ') || (ruled ? '' : words('web-facts-no-clock'))
}
