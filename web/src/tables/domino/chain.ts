// The chain bends itself: the shape in which it lies on a table of so many columns, without overlaps
// and without dragging. Lengths are in halves of a tile.
//
// The first tile lies in the middle as it does for its player (DOM-25): a double parallel to them,
// another with its lower half towards them. Both arms grow away from it in one run. Where the run is
// full an arm bends: a tile hangs under the last one, which is no double, and a row goes back, three
// lower; the other arm, turned by half a turn, climbs. So rows never touch. Each place depends on
// what was laid before it only: a tile never moves in the shape, which may slide as a whole.

import { isDouble, type Tile } from './tiles'

/** Where somebody sits, seen from below the screen. */
export type Side = 'bottom' | 'right' | 'top' | 'left'

/** The end of the chain at which a tile was laid. */
export type ChainEnd = 'left' | 'right'

export interface Point {
  x: number
  y: number
}

/** The middle of a tile, and the way from its first half to its second; a double across has that of
 * its pips. */
export interface Place extends Point {
  way: [number, number]
}

/** Where the next tile would lie. */
export interface Next extends Place {
  /** The middle of a sign for the end's number, beyond the tile that is the end. */
  sign: Point
  /** The way to where nothing lies beside it. */
  free: [number, number]
}

export interface Shape {
  /** In the order of the chain, around the middle of the table. */
  places: Place[]
  /** None while nothing lies there. */
  ends: Record<ChainEnd, Next> | null
  /** How high all rows are, and one more where a row is full. */
  height: number
}

/** An arm as it grows, to the right and down. */
interface Arm {
  places: Place[]
  /** Where it ends; at the beginning of a row the middle of its first half. */
  x: number
  y: number
  heading: 1 | -1
  row: number
  /** A row begins here, under a tile that hangs. */
  under: boolean
  /** The last tile lies across and nothing may hang under it: what must be free beside it. */
  reserve: number
}

type Arms = Record<ChainEnd, Arm>

const PITCH = 3 // from row to row
const OTHER: Record<ChainEnd, ChainEnd> = { left: 'right', right: 'left' }

/** The shape of a chain whose `first` tile was laid from this side of the table; `order`: at which end
 * each of the others was laid, one after another. A row has so many columns. */
export function shapeOf(chain: Tile[], first: number, order: ChainEnd[], columns: number, leader: Side): Shape {
  const start = chain[first]
  if (!start) return { places: [], ends: null, height: 0 }
  const run = columns - 1 // a double at the beginning of a row reaches half a column beyond
  const along = isDouble(start) === (leader === 'bottom' || leader === 'top')
  const stands = !along && !isDouble(start)
  const arms: Arms = { left: begun(along, stands), right: begun(along, stands) }
  /** How far the first row reaches to the right, as the right arm counts, once an arm has bent. */
  let edge: number | null = null
  let slid = 0

  /** What is free in the row of an arm. */
  const room = (end: ChainEnd): number => {
    const arm = arms[end]
    if (edge !== null) {
      const limit = end === 'right' ? edge : run - edge
      return arm.heading > 0 ? limit - arm.x : arm.x - (limit - run)
    }
    return run - arms.left.x - arms.right.x - arms[OTHER[end]].reserve
  }
  /** Where both arms have no room for a tile more, one alone gets what is left. */
  const close = (): void => {
    const { left, right } = arms
    if (edge !== null || run - left.x - right.x >= 4) return
    const rest = right.reserve > left.reserve || (right.reserve === left.reserve && right.x < left.x)
    edge = rest ? run - left.x : right.x
  }
  const slide = (): void => {
    const [left, right] = [arms.left.x + 2, arms.right.x + 2]
    if (edge !== null) slid = run / 2 - edge
    else if (Math.max(right + slid, left - slid) > run / 2) slid = (left - right) / 2
  }
  let [before, after] = [first, first]
  for (const end of order) {
    const tile = end === 'left' ? chain[--before] : chain[++after]
    if (!tile) break
    const [arm, free] = [arms[end], room(end)]
    if (edge === null && bends(arm, isDouble(tile), free)) edge = end === 'right' ? arm.x : run - arm.x
    grow(arm, isDouble(tile), free)
    close()
    slide()
  }

  const turn = turning(leader)
  const rows = (end: ChainEnd): number => arms[end].row + (bends(arms[end], false, room(end)) ? 1 : 0)
  const lift = ((rows('left') - rows('right')) * PITCH) / 2
  const put = ({ x, y, way }: Place): Place => ({ ...turn({ x: x + slid, y: y + lift }), way: pair(turn({ x: way[0], y: way[1] })) })
  const next = (end: ChainEnd): Next => nextOf(arms[end], room(end), end === 'left', put, turn)
  const middle: Place = { x: 0, y: 0, way: along ? [1, 0] : [0, 1] }
  return {
    places: [...arms.left.places.toReversed().map(turned), middle, ...arms.right.places].map(put),
    ends: { left: next('left'), right: next('right') },
    height: (rows('left') + rows('right')) * PITCH + (stands ? 3 : 2),
  }
}

/** At which end each tile after the first was laid; `laid` are all of them as they were laid. Where that
 * is not known both arms have grown alike. */
export function orderOf(chain: Tile[], first: number, laid: number[]): ChainEnd[] {
  const known = laid.length === chain.length && laid[0] === first
  const places = known ? laid.slice(1) : chain.map((_, at) => at).filter((at) => at !== first)
  if (!known) places.sort((one, other) => Math.abs(one - first) - Math.abs(other - first))
  return places.map((at) => (at < first ? 'left' : 'right'))
}

/** The arm at the first tile: of one that stands it leaves sideways, from its lower half. */
function begun(along: boolean, stands: boolean): Arm {
  return { places: [], x: along ? 1 : 0.5, y: stands ? 0.5 : 0, heading: 1, row: 0, under: false, reserve: stands ? 3 : 2 }
}

/** Whether the next tile hangs: beside a double that lies across the next one must fit too. */
function bends(arm: Arm, double: boolean, room: number): boolean {
  return !arm.under && room < (double ? 3 : 2)
}

/** Lays the next tile of an arm. */
function grow(arm: Arm, double: boolean, room: number): void {
  const { x, y, heading } = arm
  if (bends(arm, double, room)) {
    arm.places.push({ x: x - heading / 2, y: y + PITCH / 2, way: [0, 1] })
    Object.assign(arm, { x: x - heading / 2, y: y + PITCH, heading: -heading, row: arm.row + 1, under: true, reserve: 0 })
  } else if (arm.under) {
    arm.places.push({ x: double ? x : x + heading / 2, y, way: [heading, 0] })
    Object.assign(arm, { x: x + heading * (double ? 1 : 1.5), under: false })
  } else {
    const length = double ? 1 : 2
    arm.places.push({ x: x + (heading * length) / 2, y, way: double ? [0, 1] : [heading, 0] })
    Object.assign(arm, { x: x + heading * length, reserve: double ? 2 : 0 })
  }
}

/** Where the next tile of an arm would lie that is no double. */
function nextOf(arm: Arm, room: number, isLeft: boolean, put: (place: Place) => Place, turn: (point: Point) => Point): Next {
  const after: Arm = { ...arm, places: [] }
  grow(after, false, room)
  const hangs = bends(arm, false, room)
  const sign = hangs
    ? { x: arm.x - arm.heading / 2, y: arm.y + 1.3 }
    : { x: arm.x + (arm.under ? 0 : arm.heading * 0.8), y: arm.y + (arm.under ? 0.3 : 0) }
  const free: Point = hangs ? { x: -arm.heading, y: 0 } : { x: 0, y: 1 }
  const whole = (place: Place): Place => put(isLeft ? turned(place) : place)
  const way = pair(turn(isLeft ? { x: -free.x, y: -free.y } : free))
  return { ...whole(after.places[0]!), sign: whole({ ...sign, way: [0, 1] }), free: way }
}

/** By half a turn, and read from the far end: the way of the halves is as it was. */
function turned({ x, y, way }: Place): Place {
  return { x: -x, y: -y, way }
}

/** The table turned so that the lower half of the first tile is towards its player. */
function turning(leader: Side): (point: Point) => Point {
  if (leader === 'right') return ({ x, y }) => ({ x: -x, y })
  if (leader === 'bottom') return ({ x, y }) => ({ x, y: -y })
  return (point) => point
}

function pair({ x, y }: Point): [number, number] {
  return [x, y]
}
