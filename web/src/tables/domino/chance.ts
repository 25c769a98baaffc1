// Lots and deals by the recipe of docs/chance.md: tiles picked one after another, or all shuffled.

import type { Move } from '../../types/domino'
import type { Redraw } from '../contract'

const TILES = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, more) => `${low}${low + more}`)).flat()

export const redraw: Redraw<Move> = (made, previous, below) => {
  if (made.type === 'lots') {
    const rest = [...TILES]
    return { type: 'lots', tiles: Array.from({ length: 4 }, () => rest.splice(below(rest.length), 1)[0]!) }
  }
  if (made.type !== 'deal') return null
  const row = [...TILES]
  for (let last = row.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[row[last], row[other]] = [row[other]!, row[last]!]
  }
  const packs = [0, 7, 14, 21].map((from) => row.slice(from, from + 7))
  // shuffled again, the seat with first move draws last (DOM-22)
  return { type: 'deal', hands: previous?.type === 'reshuffle' ? [packs[3]!, ...packs.slice(0, 3)] : packs }
}
