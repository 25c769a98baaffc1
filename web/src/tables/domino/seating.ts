// Who sits where: play goes counter-clockwise, so the next player sits at one's right.

import type { SeatFace } from '../contract'
import type { Side } from './chain'

export type Pair = 'A' | 'B'

const SIDES: Side[] = ['bottom', 'right', 'top', 'left']

/** Where a seat is for somebody who sits at `you`; a spectator looks from the first seat. */
export function sideOf(seat: number, you: number | null): Side {
  return SIDES[(seat - (you ?? 0) + 4) % 4]!
}

/** The seats as they are read from left to right: left, opposite, right; for spectators and
 * overviews the near one last. */
export function others(you: number | null): number[] {
  const near = you ?? 0
  return [3, 2, 1].map((place) => (near + place) % 4)
}

export function pairOf(seat: number): Pair {
  return seat % 2 ? 'B' : 'A'
}

/** A name and the number at its end, which tells bots of one kind apart and must not be cut off. */
export function numbered(name: string): [stem: string, number: string] {
  const number = / \d+$/.exec(name)?.[0] ?? ''
  return [name.slice(0, name.length - number.length), number]
}

/** What a seat is called. */
export function nameOf(seats: SeatFace[], seat: number): string {
  return seats[seat]?.name ?? `${pairOf(seat)}${seat < 2 ? 1 : 2}`
}
