// What has to be answered at a table: an offer, a seat that a bot holds or that may be claimed.

import type { Command, TableView } from '../../types/server'
import { engineName, seatName } from '../../words/names'
import { words } from '../../words/words.svelte'

export interface Question {
  text: string
  /** What may be answered, the most likely first. */
  acts: [label: string, wanted: Command][]
  /** The offer it is about. */
  offer: 'undo' | 'rematch' | null
}

/** The one question that waits for this viewer; null: none does. A rematch after the game is asked on
 * the sheet at its end. */
export function questionOf(table: TableView): Question | null {
  const { you } = table
  if (you === null) return null
  const mine = table.seats[you]!
  if (table.phase === 'running' && mine.taken && mine.why !== 'resigned') {
    const text = words('web-banner-taken', { bot: engineName(mine.taken) })
    return { text, acts: [[words('web-banner-return'), { type: 'return' }]], offer: null }
  }
  const offer = table.offers.find((one) => one.what === 'undo' && one.seat !== you && !one.agreed.includes(you))
  if (offer) {
    const answer = (yes: boolean): Command => ({ type: 'answer', what: offer.what, yes })
    const text = words(`web-told-offered-${offer.what}`, { name: seatName(table.seats[offer.seat]!) })
    return { text, acts: [[words('web-yes'), answer(true)], [words('web-no'), answer(false)]], offer: 'undo' }
  }
  if (table.offers.some((one) => one.what === 'undo' && one.seat === you)) {
    return { text: words('web-banner-asked'), acts: [[words('web-banner-withdraw'), { type: 'answer', what: 'undo', yes: false }]], offer: null }
  }
  if (table.phase !== 'running') return null
  const claimable = table.seats.findIndex((seat, at) => at !== you && seat.claimable)
  if (claimable < 0) return null
  const text = words('web-told-claimable', { name: seatName(table.seats[claimable]!) })
  return { text, acts: [[words('web-banner-claim'), { type: 'claim' }]], offer: null }
}
