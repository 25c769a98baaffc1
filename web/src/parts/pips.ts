// Where the pips of a die lie, in a box of 100 by 100: below its face is its near edge.

type Place = [x: number, y: number]

const [LEFT, CENTRE, RIGHT] = [26, 50, 74]
const [HIGH, MIDDLE, LOW] = [23, 47, 71]
const down: Place[] = [
  [LEFT, HIGH],
  [RIGHT, LOW],
]
const up: Place[] = [
  [RIGHT, HIGH],
  [LEFT, LOW],
]
const middle: Place = [CENTRE, MIDDLE]
const sides: Place[] = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
]

/** By the number on the die; none for 0. */
export const PIPS: readonly Place[][] = [
  [],
  [middle],
  down,
  [...down, middle],
  [...down, ...up],
  [...down, ...up, middle],
  [...down, ...up, ...sides],
]
