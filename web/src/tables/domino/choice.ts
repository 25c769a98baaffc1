// What may be done now, as the rack shows it.

import type { Lay, Move } from '../../types/domino'
import { plain, type Tile } from './tiles'

/** The ways to lay each tile that fits: two where it must be asked at which end, for equal ends come
 * to the same and are listed once. */
export function ways(moves: Move[]): Map<Tile, Lay[]> {
  const found = new Map<Tile, Lay[]>()
  for (const move of moves) {
    if (move.type !== 'lay') continue
    const tile = plain(move.tile)
    found.set(tile, [...(found.get(tile) ?? []), move])
  }
  return found
}

/** The move of this type, where it may be made. */
export function movesOf<T extends Move['type']>(moves: Move[], type: T): Extract<Move, { type: T }> | null {
  return (moves.find((move) => move.type === type) as Extract<Move, { type: T }> | undefined) ?? null
}

/** The rack's places: a tile once stood there is not moved, its place stays empty (DOM-26). */
export function slots(before: (Tile | null)[], hand: Tile[], size = 7): (Tile | null)[] {
  const left = before.map((tile) => (tile !== null && hand.includes(tile) ? tile : null))
  const same = left.filter((tile) => tile !== null)
  if (hand.length && same.length === hand.length && same.every((tile, place) => tile === hand[place])) return left
  return [...hand, ...Array<null>(Math.max(0, size - hand.length)).fill(null)]
}
