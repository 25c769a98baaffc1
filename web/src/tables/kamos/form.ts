// How paper and tray share the screen, and whether all players write on one paper.

/** upright: the paper, the tray below it; lying: side by side, nothing else; desk: both with room. */
export type Form = 'upright' | 'lying' | 'desk'

const NAMES = 124 // px of a paper's width: names of the rows, and what this throw gives
const PLATE = 64 // a player's column is never narrower
const CELL = 26
const POINTS = 44 // beside several cells stands what they come to
const TWO_SHEETS = 720
const STORY = { from: 1100, width: 440 }

/** The width that there is for one paper in a window. */
export function paperWidth(form: Form, window: number): number {
  if (form === 'upright') return window - 16
  if (form === 'lying') return window * 0.48
  return (window - (window >= STORY.from ? STORY.width : 0) - 48) * 0.52
}

/** Whether a column for each player finds room on one paper; else everybody has a sheet. */
export function isShared(players: number, columns: number, width: number): boolean {
  const column = Math.max(PLATE, columns * CELL + (columns > 1 ? POINTS : 0))
  return columns <= 5 && NAMES + players * column <= width
}

/** Whether the players' columns on one paper are so narrow that a plate has to be drawn small. */
export const isClose = (players: number, width: number): boolean => (width - NAMES - 32) / players < 92

/** Whether two sheets find room beside each other. */
export const hasTwoSheets = (form: Form, window: number): boolean => form === 'desk' || (form === 'upright' && window >= TWO_SHEETS)
