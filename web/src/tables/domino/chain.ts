// The chain bends itself: where each tile lies in a box of any size, without overlaps, without
// dragging, the ends always inside.
//
// The first tile lies in the middle as it does for its player (DOM-25): a double parallel to them,
// another with its lower half towards them. Both arms grow away from it in rows, one arm down, the
// other, turned by half a turn, up. A tile once laid stays where it is while the size of the tiles
// can stay; each place depends on the tiles before it only. Lengths are in halves of a tile.

import { isDouble, type Tile } from './tiles'

/** Where somebody sits, seen from below the screen. */
export type Side = 'bottom' | 'right' | 'top' | 'left'

export interface Box {
  width: number
  height: number
}

/** A tile's middle in px, and the angle at which one lies that stands upright at 0. */
export interface Laid {
  tile: Tile
  x: number
  y: number
  angle: number
}

/** Where the next tile would begin. */
export interface End {
  x: number
  y: number
}

export interface Layout {
  /** Half of a tile in px. */
  unit: number
  tiles: Laid[]
  /** The ends of the chain, none while it is empty. */
  ends: { left: End; right: End } | null
}

interface Place {
  x: number
  y: number
  /** From the tile's first half to its second; a double across has that of its pips. */
  way: [number, number]
}

interface Arm {
  places: Place[]
  end: End
}

const LARGEST = 64
const SMALLEST = 6
const MARGIN = 4 // px kept free around
// a long chain of all tiles: what usually must fit, so that tiles rarely have to shrink
const USUAL: Tile[] = Array.from({ length: 28 }, (_, place) => (place % 4 === 2 ? '00' : '01'))

/** The layout of a chain whose `first` tile was laid from this side of the table. */
export function layout(chain: Tile[], first: number, box: Box, leader: Side): Layout {
  if (box.width < 60 || box.height < 60) return { unit: 0, tiles: [], ends: null }
  const inner = { width: box.width - 2 * MARGIN, height: box.height - 2 * MARGIN }
  const most = largest(USUAL, 14, inner, LARGEST, leader)
  const unit = largest(chain, first, inner, most, leader)
  const arms = both(chain, first, inner.width / unit, leader)
  const map = turning(leader)
  const places = [...arms.left.places.toReversed(), ...arms.right.places].map((place) => ({
    ...map(place),
    way: asPair(map({ x: place.way[0], y: place.way[1] })),
  }))
  const ends = { left: map(arms.left.end), right: map(arms.right.end) }
  const [dx, dy] = shift(places, Object.values(ends), inner, unit)
  const put = ({ x, y }: End): End => ({
    x: MARGIN + inner.width / 2 + (x + dx) * unit,
    y: MARGIN + inner.height / 2 + (y + dy) * unit,
  })
  return {
    unit,
    tiles: places.map((place, index) => ({ tile: chain[index]!, ...put(place), angle: angle(place.way) })),
    ends: chain.length ? { left: put(ends.left), right: put(ends.right) } : null,
  }
}

/** Whether the left end of the chain is drawn on the right: the leader sits there (DOM-25). */
export function isMirrored(leader: Side): boolean {
  return leader === 'right'
}

/** The largest unit, at most this, with which the chain stays in the box. */
function largest(chain: Tile[], first: number, box: Box, most: number, leader: Side): number {
  for (let unit = Math.floor(most); unit > SMALLEST; unit--) {
    if (box.width / unit < 8) continue // a row must hold some tiles
    const { left, right } = both(chain, first, box.width / unit, leader)
    const places = [...left.places, ...right.places]
    const [low, high] = extent(places, [left.end, right.end], 'y')
    if ((high - low) * unit <= box.height) return unit
  }
  return SMALLEST
}

/** Both arms, the first tile at the beginning of the right one. */
function both(chain: Tile[], first: number, width: number, leader: Side): { left: Arm; right: Arm } {
  const start = chain[first]
  if (!start) return { left: { places: [], end: { x: 0, y: 0 } }, right: { places: [], end: { x: 0, y: 0 } } }
  const along = isDouble(start) === (leader === 'bottom' || leader === 'top')
  // a tile that stands upright is left sideways: from its lower half to one side, its upper to the other
  const from = { x: along ? 1 : 0.5, y: along || isDouble(start) ? 0 : 0.5 }
  const right = arm(chain.slice(first + 1), from, width / 2)
  const away = arm(chain.slice(0, first).toReversed(), from, width / 2)
  // turned by half a turn, and read from its far end: the way of the halves is as it was
  const places = away.places.map(({ x, y, way }): Place => ({ x: -x, y: -y, way }))
  const middle: Place = { x: 0, y: 0, way: along ? [1, 0] : [0, 1] }
  return {
    left: { places, end: { x: -away.end.x, y: -away.end.y } },
    right: { places: [middle, ...right.places], end: right.end },
  }
}

/** An arm to the right and, at the edge, down and back, and so on. */
function arm(tiles: Tile[], from: End, half: number): Arm {
  const places: Place[] = []
  let { x, y } = from
  let heading = 1
  let under = false // at the beginning of a row, below the tile that turned
  for (const tile of tiles) {
    const across = isDouble(tile) && !under
    const length = across ? 1 : 2
    if (under || heading * x + length + 1 <= half) {
      places.push({ x: x + (heading * length) / 2, y, way: across ? [0, 1] : [heading, 0] })
      x += heading * length
      under = false
    } else {
      places.push({ x: x + heading / 2, y: y + 0.5, way: [0, 1] })
      x += heading
      y += 2
      heading = -heading
      under = true
    }
  }
  return { places, end: { x: x + heading / 2, y } }
}

/** The table turned so that the lower half of the first tile is towards its player. */
function turning(leader: Side): (point: End) => End {
  if (leader === 'right') return ({ x, y }) => ({ x: -x, y })
  if (leader === 'bottom') return ({ x, y }) => ({ x, y: -y })
  return (point) => point
}

function asPair({ x, y }: End): [number, number] {
  return [x, y]
}

/** The angle that brings a tile that stands, its first half above, to this way. */
function angle([x, y]: [number, number]): number {
  return x > 0 ? -90 : x < 0 ? 90 : y < 0 ? 180 : 0
}

/** How far the chain reaches one way and the other. */
function extent(places: Place[], ends: End[], axis: 'x' | 'y'): [number, number] {
  const along = axis === 'x' ? 0 : 1
  const edges = places.flatMap((place) => {
    const reach = place.way[along] ? 1 : 0.5
    return [place[axis] - reach, place[axis] + reach]
  })
  const tips = ends.flatMap((end) => [end[axis] - 0.5, end[axis] + 0.5])
  return [Math.min(0, ...edges, ...tips), Math.max(0, ...edges, ...tips)]
}

/** By how much the chain must move so that it is inside: not at all while the first tile can lie
 * in the middle. */
function shift(places: Place[], ends: End[], box: Box, unit: number): [number, number] {
  const along = (axis: 'x' | 'y', size: number): number => {
    const [low, high] = extent(places, ends, axis)
    const half = size / unit / 2
    if (high - low > 2 * half) return -(low + high) / 2
    return low < -half ? -half - low : high > half ? half - high : 0
  }
  return [along('x', box.width), along('y', box.height)]
}
