// A table in a list: against whom, how it stands, how it ended.

import type { GameView, Listed } from '../types/server'
import { seatNames } from '../words/names'
import { words } from '../words/words.svelte'

/** All who sit there; where I do, the others. */
export const others = (table: Listed): string =>
  seatNames(table.summary.seats)
    .filter((_, seat) => seat !== table.you && table.summary.seats[seat]!.kind !== 'open')
    .join(', ')

/** Points by side, mine first: "15 : 12". */
export function score(points: number[], you: number | null, game: GameView | undefined): string {
  const sides = game?.sides[String(points.length)] ?? points.map((_, seat) => [seat])
  const mine = you === null ? -1 : sides.findIndex((side) => side.includes(you))
  const ordered = mine < 0 ? sides : [sides[mine]!, ...sides.filter((_, at) => at !== mine)]
  return ordered.map((side) => points[side[0]!] ?? 0).join(' : ').replaceAll('-', '−')
}

export type Outcome = 'won' | 'lost' | 'draw' | 'alone'

/** How a finished game ended for whoever has a seat there; null: nobody's seat, or nothing to win. */
export function outcome({ summary: { ended }, you }: Listed): Outcome | null {
  if (!ended || you === null) return null
  if (ended.places.length === 1) return 'alone'
  if (!ended.won) return null
  if (ended.places[you] !== 1) return 'lost'
  return ended.places.every((place) => place === 1) ? 'draw' : 'won'
}

/** "Won", "Lost"; empty where nobody did. */
export function outcomeIn(table: Listed): string {
  const found = outcome(table)
  return found ? words(`web-outcome-${found}`) : ''
}
