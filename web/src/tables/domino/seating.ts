// Who sits where: play goes counter-clockwise, so the next player sits at one's right.

import type { SeatFace } from '../contract'
import type { Side } from './chain'

export type Pair = 'A' | 'B'

/** The seats of each pair. */
export const PAIRS = [
  [0, 2],
  [1, 3],
] as const

const SIDES: Side[] = ['bottom', 'right', 'top', 'left']

/** Where a seat is for somebody who sits at `you`; a spectator looks from the first seat. */
export function sideOf(seat: number, you: number | null): Side {
  return SIDES[(seat - (you ?? 0) + 4) % 4]!
}

/** The other seats as they are read from left to right: left, opposite, right. */
export function others(you: number | null): number[] {
  const near = you ?? 0
  return [3, 2, 1].map((place) => (near + place) % 4)
}

export function pairOf(seat: number): Pair {
  return seat % 2 ? 'B' : 'A'
}

/** What a seat is called. */
export function nameOf(seats: SeatFace[], seat: number): string {
  return seats[seat]?.name ?? `${pairOf(seat)}${seat < 2 ? 1 : 2}`
}
