// Where a hint stands: on the felt, at the edge nearest to what it is about, so that it covers no
// plate, no clock and nothing that is pressed.

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
  arrow: { side: 'top' | 'bottom' | 'left' | 'right'; at: number } | null
}

const GAP = 12 // px: as long as the arrow
const CORNER = 22 // px: no arrow at the round corners

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** The place of a bubble so large; `about` null: there is nothing to point at. */
export function placeOf(felt: Box, about: Box | null, size: Pick<Box, 'width' | 'height'>): Place {
  const [right, bottom] = [felt.left + felt.width, felt.top + felt.height]
  const lefts = (middle: number): number => within(middle - size.width / 2, felt.left + GAP, right - GAP - size.width)
  const tops = (middle: number): number => within(middle - size.height / 2, felt.top + GAP, bottom - GAP - size.height)
  if (!about) return { left: lefts(felt.left + felt.width / 2), top: bottom - GAP - size.height, arrow: null }
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2]
  const along = (at: number, start: number, long: number): number => within(at - start, CORNER, long - CORNER)
  const upright = (side: 'top' | 'bottom', top: number): Place => {
    const left = lefts(x)
    return { left, top, arrow: { side, at: along(x, left, size.width) } }
  }
  if (about.top >= bottom - GAP) return upright('bottom', bottom - GAP - size.height)
  if (about.top + about.height <= felt.top + GAP) return upright('top', felt.top + GAP)
  if (about.left >= right - GAP || about.left + about.width <= felt.left + GAP) {
    const beyond = about.left >= right - GAP
    const top = tops(y)
    const left = beyond ? right - GAP - size.width : felt.left + GAP
    return { left, top, arrow: { side: beyond ? 'right' : 'left', at: along(y, top, size.height) } }
  }
  const above = about.top - GAP - size.height
  const below = about.top + about.height + GAP
  // rather over the edge of the felt than over what is pressed
  return above >= felt.top || below + size.height > bottom ? upright('bottom', Math.max(above, 0)) : upright('top', below)
}
