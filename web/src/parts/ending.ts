// How a game ended.

import type { TableView } from '../types/server'
import { seatNames } from '../words/names'
import { words } from '../words/words.svelte'

type Ended = NonNullable<TableView['ended']>

/** Who won, in a sentence. */
export function ending(ended: Ended, table: Pick<TableView, 'seats' | 'you'>): string {
  const best = ended.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const all = seatNames(table.seats, table.you)
  const names = best.map((seat) => all[seat]).join(', ')
  if (!ended.won || best.length === ended.places.length) {
    return words(ended.places.length === 1 ? 'web-ended-alone' : ended.won ? 'web-ended-draw' : 'web-ended-nobody')
  }
  if (table.you !== null && best.includes(table.you)) {
    return words(best.length > 1 ? 'web-ended-we' : 'web-ended-me', { why: ended.why })
  }
  return words('web-ended-they', { names, count: best.length, why: ended.why })
}

/** The same for the head of the sheet over the felt, where who has lost is told so. */
export function headline(ended: Ended, table: Pick<TableView, 'seats' | 'you'>): string {
  const lost = table.you !== null && ended.won && ended.places.some((place) => place === 1) && ended.places[table.you] !== 1
  return lost ? words('web-ended-lost', { why: ended.why }) : ending(ended, table)
}
