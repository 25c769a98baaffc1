// What happened around the game, in one short sentence each; empty for what the game itself tells.

import type { Body } from '../../live/live.svelte'
import { ending } from '../../parts/ending'
import type { TableView } from '../../types/server'
import { engineName, personName, seatNames } from '../../words/names'
import { has, words } from '../../words/words.svelte'

/** The words of a chat line in the reader's language. */
export function saying(text: string, phrase: string): string {
  if (!phrase) return text
  return has(`phrase-${phrase}`) ? words(`phrase-${phrase}`) : phrase
}

export function telling(body: Body, table: TableView): string {
  const all = seatNames(table.seats, table.you)
  const name = (seat: number): string => all[seat] ?? ''
  switch (body.type) {
    case 'joined':
      return words('web-told-joined', { name: body.engine ? engineName(body.engine) : personName(body.who) })
    case 'left':
      return words('web-told-left', { seat: body.seat + 1 })
    case 'closed':
      return words('web-told-closed')
    case 'begun':
      return words('web-told-begun')
    case 'undone':
      return words('web-told-undone')
    case 'offered':
      return words(`web-told-offered-${body.what}`, { name: name(body.seat) })
    case 'answered':
      if (body.left) return words('web-told-offer-left', { name: name(body.seat) })
      return words(body.yes ? 'web-told-agreed' : 'web-told-refused', { name: name(body.seat) })
    case 'gone':
      return words('web-told-gone', { name: name(body.seat) })
    case 'back':
      return words('web-told-back', { name: name(body.seat) })
    case 'taken-over':
      return words('web-told-taken-over', { name: name(body.seat), why: body.why })
    case 'claimable':
      return words('web-told-claimable', { name: name(body.seat) })
    case 'given-back':
      return words('web-told-given-back')
    case 'said':
      return `${personName(body.who)}: ${saying(body.text, body.phrase)}`
    case 'appointed':
      return words('web-told-appointed', { name: personName(body.who) })
    case 'dismissed':
      return words('web-told-dismissed')
    case 'warned':
      return words(body.seat === table.you ? 'web-told-warned-you' : 'web-told-warned', { name: name(body.seat) })
    case 'ended':
      return ending(body, table)
    case 'committed':
    case 'revealed':
    case 'heard':
    case 'created':
    case 'moved':
    case 'rematch':
      return ''
  }
}
