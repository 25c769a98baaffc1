// Where the pips of a die lie, on a face of 100 by 100.

type Place = [x: number, y: number]

const [LOW, MID, HIGH] = [25, 50, 75]
const down: Place[] = [
  [LOW, LOW - 2],
  [HIGH, HIGH - 2],
]
const up: Place[] = [
  [HIGH, LOW - 2],
  [LOW, HIGH - 2],
]
const middle: Place = [MID, MID - 2]
const sides: Place[] = [
  [LOW, MID - 2],
  [HIGH, MID - 2],
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
