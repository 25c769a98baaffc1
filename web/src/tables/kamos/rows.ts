// The ten rows of a sheet, in the order of everything that is kept by row (KCR-1).

import type { Cell, Kamos1, Sheet, Write } from '../../types/kamos'

export type Row = Write['row']

export const ROWS: readonly Row[] = ['1', '2', '3', '4', '5', '6', 'delo', 'kamos', 'cina', 'regal']
const [KAMOS, CINA, REGAL] = [7, 8, 9]
export const CROSS = '×'
/** Stands beside points that came from the hand (KCR-3). */
export const STAR = '*'
const NORM = 3
const FIRST_NORMED = 2

/** Where a row stands. */
export const placeOf = (row: Row): number => ROWS.indexOf(row)
/** Dělo … Regál: rows that take a shape or a × (KCR-12). */
export const isLower = (place: number): boolean => place > 5
/** Rows 3–6, which have norms (KCR-5). */
export const isNormed = (place: number): boolean => place >= FIRST_NORMED && place < 6

/** The mark on paper for points in a row: dice for numbers (KCR-5), points below. */
export function markOf(place: number, points: number): string {
  if (isLower(place)) return String(points)
  const dice = points / (place + 1)
  if (!isNormed(place) || dice < NORM) return String(dice)
  return ['/', 'O', 'OO'][dice - NORM]!
}

/** What stands in a cell, for the pen. */
export const writtenOf = ({ mark, hand }: Cell): string => (hand && mark !== CROSS ? mark + STAR : mark)

/** Dice over (below zero: short of) the norms of a row; null where there is none to be told. */
export function balanceOf(sheet: Sheet, place: number): number | null {
  if (!isNormed(place) || !sheet.cells[place]?.some((cell) => cell.mark !== CROSS)) return null
  return sheet.balance[place - FIRST_NORMED] ?? null
}

/** The balance once these points are written too. */
export function balanceAfter(sheet: Sheet, place: number, points: number): number | null {
  return isNormed(place) ? (balanceOf(sheet, place) ?? 0) + points / (place + 1) - NORM : null
}

/** Whether a row, or a sheet, counts twice; `may`: it still can. */
export type Doubling = 'yes' | 'may' | 'no'

/** KCR-9: a whole row of Kámoš or Čína from the hand; KCR-11: a whole row of Regál. */
export function rowDoubling(cells: readonly Cell[], place: number, rules: Kamos1): Doubling {
  const asked = place === KAMOS || place === CINA || (place === REGAL && rules.regal_row_doubles)
  const good = (cell: Cell): boolean => cell.mark !== CROSS && (cell.hand || place === REGAL)
  if (!asked || !cells.length || !cells.every(good)) return 'no'
  return cells.length === rules.columns ? 'yes' : 'may'
}

/** KCR-14: a sheet finished without a ×. */
export function sheetDoubling(sheet: Sheet, rules: Kamos1): Doubling {
  if (!rules.no_hajcman_doubles || sheet.reported || sheet.lost) return 'no'
  const cells = sheet.cells.flat()
  if (!cells.length || cells.some((cell) => cell.mark === CROSS)) return 'no'
  return sheet.full ? 'yes' : 'may'
}

/** How many cells of a row stand beside each other: all, or two lines of them beyond ten. */
export const perLine = (columns: number): number => (columns > 10 ? Math.ceil(columns / 2) : columns)

/** A number as people write it: with a true minus, and a plus where it is over. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0')
