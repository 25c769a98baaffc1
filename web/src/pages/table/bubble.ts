// Where a hint stands: on the felt, at the edge nearest to what it is about, and from there so far up
// or down that it covers no plate, no clock and nothing that is pressed, or as few as can be.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
  /** Where the arrow is, along its side; null: what it is about is nowhere to be seen. */
  arrow: { side: Side; at: number } | null
}

type Side = 'top' | 'bottom' | 'left' | 'right'
type Size = Pick<Box, 'width' | 'height'>

/** What a bubble stands among, all in one measure. */
export interface Ground {
  /** How far down it may stand. */
  height: number
  felt: Box
  /** What it is about; null: there is nothing to point at. */
  about: Box | null
  kept: Kept[]
}

/** What it should not cover. */
export interface Kept extends Box {
  /** Rather ten others are covered. */
  dear: boolean
}

const GAP = 12 // px: as long as the arrow
const CLEAR = 4 // px, beside what is kept
const CORNER = 22 // px: no arrow at the round corners

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** The place of a bubble so large. */
export function placeOf({ height, felt, about, kept }: Ground, size: Size): Place {
  const wished = wish(felt, about, size)
  const { left, side } = wished
  const top = clear(wished, height, kept, size)
  if (!about || !side) return { left, top, arrow: null }
  const along = (at: number, long: number): number => within(at, CORNER, long - CORNER)
  if (side === 'left' || side === 'right') return { left, top, arrow: { side, at: along(about.top + about.height / 2 - top, size.height) } }
  const above = top + size.height / 2 < about.top + about.height / 2
  return { left, top, arrow: { side: above ? 'bottom' : 'top', at: along(about.left + about.width / 2 - left, size.width) } }
}

/** At the edge of the felt nearest to what it is about; beside that, where it lies on the felt. */
function wish(felt: Box, about: Box | null, size: Size): { left: number; top: number; side: Side | null } {
  const [right, bottom] = [felt.left + felt.width, felt.top + felt.height]
  const lefts = (middle: number): number => within(middle - size.width / 2, felt.left + GAP, right - GAP - size.width)
  const lowest = bottom - GAP - size.height
  if (!about) return { left: lefts(felt.left + felt.width / 2), top: lowest, side: null }
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2]
  const upright = (side: Side, top: number) => ({ left: lefts(x), top, side })
  if (about.top >= bottom - GAP) return upright('bottom', lowest)
  if (about.top + about.height <= felt.top + GAP) return upright('top', felt.top + GAP)
  const top = within(y - size.height / 2, felt.top + GAP, lowest)
  if (about.left >= right - GAP) return { left: right - GAP - size.width, top, side: 'right' }
  if (about.left + about.width <= felt.left + GAP) return { left: felt.left + GAP, top, side: 'left' }
  const above = about.top - GAP - size.height
  const below = about.top + about.height + GAP
  return above >= felt.top || below + size.height > bottom ? upright('bottom', above) : upright('top', below)
}

/** How far down it covers the fewest of what is kept; of such places the nearest to the wished one. */
function clear({ left, top }: { left: number; top: number }, height: number, kept: Kept[], size: Size): number {
  const besides = kept.filter((one) => one.left < left + size.width && one.left + one.width > left)
  const covered = (at: number): number =>
    besides.filter((one) => one.top < at + size.height && one.top + one.height > at).reduce((sum, { dear }) => sum + (dear ? 10 : 1), 0)
  const edges = besides.flatMap((one) => [one.top - CLEAR - size.height, one.top + one.height + CLEAR])
  return [top, ...edges]
    .map((at) => within(at, 0, height - size.height))
    .map((at) => ({ at, cost: covered(at), far: Math.abs(at - top) }))
    .reduce((best, one) => (one.cost < best.cost || (one.cost === best.cost && one.far < best.far) ? one : best)).at
}
