// How large the chain lies on the felt: three sizes only, and the whole chain at once. It becomes
// smaller where a row is full and another would not fit; so it never becomes larger again in a round.

import { shapeOf, type ChainEnd, type Point, type Shape, type Side } from './chain'
import type { Tile } from './tiles'

export interface Box {
  width: number
  height: number
}

/** A tile's middle in px, and the angle at which one lies that stands upright at 0. */
export interface Laid extends Point {
  tile: Tile
  angle: number
}

/** Where the next tile would lie at an end. */
export interface EndLaid extends Point {
  angle: number
  sign: Point
  free: [number, number]
}

export interface Layout {
  /** Half of a tile in px. */
  unit: number
  tiles: Laid[]
  ends: Record<ChainEnd, EndLaid> | null
}

export interface Chain {
  chain: Tile[]
  first: number
  order: ChainEnd[]
  leader: Side
}

/** Half of a tile as its face is drawn. */
export const FACE = 50
const MARGIN = 4 // px kept free around
const FEWEST = 12 // columns: with fewer a row is no row
const LOWEST = 7 // a low felt holds two rows and the signs of their ends
const ALL = 49 // all tiles in a row, seven of them across

/** The layout of a chain in a box; `largest`: half of a tile in px, at most. */
export function layout(lying: Chain, box: Box, largest: number): Layout {
  const [width, height] = [box.width - 2 * MARGIN, box.height - 2 * MARGIN]
  if (width < 60 || height < 24) return { unit: 0, tiles: [], ends: null }
  const { chain, first, order, leader } = lying
  for (const columns of sizes({ width, height }, largest)) {
    const shape = shapeOf(chain, first, order, columns, leader)
    const unit = width / columns
    if (shape.height * unit <= height) return placed(chain, shape, unit, box)
  }
  throw new Error('a chain has no end') // the sizes go on
}

/** The columns of a row, from the largest tiles to the smallest: three sizes, and smaller ones for what is never
 * seen. */
function* sizes({ width, height }: Box, largest: number): Generator<number> {
  const most = Math.max(FEWEST, Math.ceil(width / Math.min(largest, height / LOWEST)))
  let least = most
  while (tall(least) * (width / least) > height) least++
  yield most
  yield Math.round(Math.sqrt(most * least))
  for (;;) yield least++
}

/** How high a chain of all tiles may be on so many columns. */
function tall(columns: number): number {
  const rows = 2 + Math.ceil(Math.max(0, ALL - (columns - 5)) / (columns - 3))
  return rows * 3
}

function placed(chain: Tile[], { places, ends }: Shape, unit: number, box: Box): Layout {
  const put = ({ x, y }: Point): Point => ({ x: box.width / 2 + x * unit, y: box.height / 2 + y * unit })
  const end = (name: ChainEnd): EndLaid => {
    const { sign, free, way, ...middle } = ends![name]
    return { ...put(middle), angle: angle(way), sign: put(sign), free }
  }
  return {
    unit,
    tiles: places.map((place, at) => ({ tile: chain[at]!, ...put(place), angle: angle(place.way) })),
    ends: ends && { left: end('left'), right: end('right') },
  }
}

/** The angle that brings a tile that stands, its first half above, to this way. */
function angle([x, y]: [number, number]): number {
  return x > 0 ? -90 : x < 0 ? 90 : y < 0 ? 180 : 0
}
