// What the table waits for, from where one sits: what my plate asks, or a line on it.

import type { Move, View } from '../../types/domino'
import type { SeatFace, Words } from '../contract'
import { nameOf } from './seating'
import { said } from './tiles'

export type Stand =
  | 'sent'
  | 'which-end'
  | 'must'
  | 'none-fits'
  | 'first'
  | 'lay'
  | 'choice'
  | 'choice-waits'
  | 'waits'
  | 'being-dealt'
  | 'being-judged'
  | 'decided'
  | 'nothing'

export function stand(view: View, moves: Move[], pending: Move | null, you: number | null): Stand {
  if (pending && pending.type !== 'confirm' && pending.type !== 'sign') return 'sent'
  const mine = you !== null && view.turn === you
  switch (view.due) {
    case 'over':
      return view.by ? 'decided' : 'nothing'
    case 'choice':
      return mine ? 'choice' : 'choice-waits'
    case 'judge':
    case 'count':
      return 'being-judged'
    case 'lots':
    case 'deal':
      return view.rounds.length ? 'nothing' : 'being-dealt'
    case 'play':
      if (!mine) return 'waits'
      if (view.must !== null) return 'must'
      if (moves.length && moves.every((move) => move.type === 'pass')) return 'none-fits'
      return view.chain.length ? 'lay' : 'first'
  }
}

const ASKED: Stand[] = ['sent', 'which-end', 'must', 'none-fits', 'first', 'lay', 'choice']

/** Whether it is mine to act. */
export const asksMe = (what: Stand): boolean => ASKED.includes(what)

/** The same as a sentence. */
export function standSaid(what: Stand, view: View, seats: SeatFace[], words: Words): string {
  switch (what) {
    case 'must':
      return words('web-domino-must', { tile: said(view.must!) })
    case 'waits':
    case 'choice-waits':
      return words(`web-domino-${what}`, { player: nameOf(seats, view.turn!) })
    case 'decided':
      return words(`domino-decided-${view.by!}`, { target: view.rules.target })
    case 'nothing':
      return ''
    default:
      return words(`web-domino-${what}`)
  }
}
