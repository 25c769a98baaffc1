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
  return seat.engine ? engineName(seat.engine) : personName(seat)
}

/** Somebody by their name; who has no account is marked, for any name is theirs. */
export function personName(who: { name: string; guest?: boolean }): string {
  return who.guest ? words('name-guest', { name: who.name }) : who.name
}

/** All who sit, told apart: three bots of one kind are numbered. One's own seat (`you`) has the bare
 * name. */
export function seatNames(seats: SeatView[], you: number | null = null): string[] {
  const names = seats.map((seat, at) => (at === you ? seat.name : seatName(seat)))
  return names.map((name, at) => {
    const same = seats.flatMap((seat, other) => (seat.kind !== 'open' && names[other] === name ? [other] : []))
    return same.length > 1 && same.includes(at) ? `${name} ${same.indexOf(at) + 1}` : name
  })
}

/** A game by its name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? words(`game-${game}`) : game
}
