// For tests: chains as they grow, by luck, until nothing fits.

import type { ChainEnd } from './chain'
import type { Tile } from './tiles'

export interface Grown {
  chain: Tile[]
  first: number
  order: ChainEnd[]
}

const ALL: Tile[] = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, more) => `${low}${low + more}`)).flat()

/** The same numbers from 0 to 1 for the same seed. */
function luck(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** A chain from its first tile on; `lean`: how likely a tile goes to the right. */
export function growing(seed: number, lean: number): Grown[] {
  const next = luck(seed)
  const tiles = ALL.map((tile) => ({ tile, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ tile }) => tile)
  const seen: Grown[] = [{ chain: [tiles.shift()!], first: 0, order: [] }]
  for (;;) {
    const { chain, first, order } = seen.at(-1)!
    const ends: [ChainEnd, string][] = [
      ['left', chain[0]![0]!],
      ['right', chain.at(-1)![1]!],
    ]
    if (next() < lean) ends.reverse()
    const end = ends.find(([, number]) => tiles.some((tile) => tile.includes(number)))
    if (!end) return seen
    const [side, number] = end
    const [tile] = tiles.splice(
      tiles.findIndex((one) => one.includes(number)),
      1,
    )
    const outward = tile![0] === number ? tile! : tile![1]! + tile![0]!
    const longer = side === 'right' ? [...chain, outward] : [outward[1]! + outward[0]!, ...chain]
    seen.push({ chain: longer, first: side === 'left' ? first + 1 : first, order: [...order, side] })
  }
}

/** So many chains, some to one end more than to the other. */
export const chains = (count: number): Grown[][] =>
  Array.from({ length: count }, (_, seed) => growing(seed, [0.5, 0.97, 0.03, 0.8][seed % 4]!))
