// The count of a round (DOM-3, DOM-4, DOM-37): every hand, each pair, and the 168 in all.

import type { Outcome, View } from '../../types/domino'
import { ALL_PIPS, pips, type Tile } from './tiles'

export interface HandLeft {
  seat: number
  /** The tiles left; null where nobody knows them. */
  tiles: Tile[] | null
  points: number | null
}

export interface Count {
  number: number
  outcome: Outcome
  hands: HandLeft[]
  /** The points left to each pair, A first; null where nobody knows. */
  pairs: [number | null, number | null]
  left: number
  laid: number
}

/** The round that has just ended, while it is still shown; null while one is played. */
export function ended(view: View): Outcome | null {
  const playing = view.due === 'play' || view.due === 'count' || view.due === 'judge'
  return playing ? null : (view.rounds.at(-1) ?? null)
}

/** What the round that has ended came to. */
export function countOf(view: View): Count | null {
  const outcome = ended(view)
  if (!outcome) return null
  const hands = [0, 1, 2, 3].map((seat): HandLeft => {
    const tiles = view.hands[seat] ?? null
    return { seat, tiles, points: tiles ? pips(...tiles) : (outcome.left?.[seat] ?? null) }
  })
  const sum = (...seats: number[]): number | null =>
    seats.reduce<number | null>((all, seat) => {
      const points = hands[seat]!.points
      return all === null || points === null ? null : all + points
    }, 0)
  const laid = pips(...view.chain)
  return {
    number: view.rounds.length,
    outcome,
    hands,
    pairs: [sum(0, 2), sum(1, 3)],
    left: sum(0, 1, 2, 3) ?? ALL_PIPS - laid,
    laid,
  }
}

/** The number on which the table is closed; null: it is not, or nobody has written the tiles. */
export function fishOn(view: View): number | null {
  return view.left !== null && view.left === view.right ? view.left : null
}
