// The ends of the chain as they lie: their numbers, and the tile that fits there as it would lie.

import type { Lay, View } from '../../types/domino'
import type { ChainEnd, Point } from './chain'
import type { Tile } from './tiles'
import type { Box, EndLaid, Laid, Layout } from './zoom'

export interface EndShown extends EndLaid {
  side: ChainEnd
  number: number
  /** How many tiles lie on this side: another one has landed where it changes. */
  at: number
}

export interface Ghost extends EndShown {
  tile: Tile
  /** The move that lays it there; null: it is on its way. */
  lay: Lay | null
  /** The middle of the sign beside it, with the end's number. */
  beside: Point
}

/** Half of that sign in px. */
export const SIGN = 17

/** The ends from left to right as they are seen; none on an empty table. */
export function endsOf(view: View, lying: Layout): EndShown[] {
  if (view.left === null || view.right === null || !lying.ends) return []
  const ends: EndShown[] = [
    { side: 'left', number: view.left, at: view.first, ...lying.ends.left },
    { side: 'right', number: view.right, at: view.chain.length - view.first, ...lying.ends.right },
  ]
  return ends.sort((one, other) => one.x - other.x || one.y - other.y)
}

/** A tile at the ends where these moves lay it. */
export function ghostsOf(ends: EndShown[], lays: Lay[], sent: boolean, lying: Layout, box: Box): Ghost[] {
  const asked = ends.filter((end) => lays.some((lay) => lay.side === end.side))
  return asked.map((end) => {
    const lay = lays.find((one) => one.side === end.side)!
    const taken = [...lying.tiles, ...asked].map((one) => rectOf(one, lying.unit))
    return { ...end, tile: joined(lay.tile, end), lay: sent ? null : lay, beside: beside(end, lying.unit, taken, box) }
  })
}

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

function rectOf({ x, y, angle }: Pick<Laid, 'x' | 'y' | 'angle'>, unit: number): Rect {
  const [w, h] = angle % 180 ? [unit, unit / 2] : [unit / 2, unit]
  return { left: x - w, right: x + w, top: y - h, bottom: y + h }
}

/** Where the sign of an end covers nothing: outside, beyond the tile, before it; on a tiny felt outside, and over it. */
function beside({ x, y, angle, free: [fx, fy] }: EndShown, unit: number, taken: Rect[], box: Box): Point {
  const [w, h] = angle % 180 ? [unit, unit / 2] : [unit / 2, unit]
  const at = (dx: number, dy: number): Point => ({ x: x + dx * (w + SIGN + 4), y: y + dy * (h + SIGN + 4) })
  const places = [at(fx, fy), at(fy, fx), at(-fy, -fx), at(-fx, -fy)]
  const isFree = (one: Point): boolean => {
    const inside = one.x >= SIGN && one.y >= SIGN && one.x <= box.width - SIGN && one.y <= box.height - SIGN
    return inside && !taken.some(({ left, right, top, bottom }) => one.x + SIGN > left && one.x - SIGN < right && one.y + SIGN > top && one.y - SIGN < bottom)
  }
  const within = (place: number, size: number): number => Math.max(SIGN, Math.min(size - SIGN, place))
  return places.find(isFree) ?? { x: within(places[0]!.x, box.width), y: within(places[0]!.y, box.height) }
}

/** The tile as it lies in the chain: its half with the end's number beside the end. */
function joined(tile: Tile, { side, number }: EndShown): Tile {
  const beside = side === 'left' ? 1 : 0
  return tile[beside] === String(number) ? tile : tile[1]! + tile[0]!
}
