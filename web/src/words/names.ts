// What people, bots and seats are called.

import type { SeatView } from '../types/server'
import { has, words } from './words.svelte'

/** A bot of the house by its strength's name. */
export function engineName(engine: string): string {
  return has(`bot-${engine}`) ? words(`bot-${engine}`) : engine
}

/** Who sits here, for people. */
export function seatName(seat: SeatView): string {
  if (seat.kind === 'open') return words('web-seat-open')
  return seat.engine ? engineName(seat.engine) : seat.name
}

/** A game by its name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? words(`game-${game}`) : game
}
