// The 21 calls, MX-1 … MX-6: a call is its place in the ladder, and so is a throw.

import type { Way } from '../../parts/roving'
import type { Words } from '../contract'

export type Call = number

const NUMBERS = [31, 32, 41, 42, 43, 51, 52, 53, 54, 61, 62, 63, 64, 65]

export const FIRST_INDIAN: Call = NUMBERS.length
export const MEXIKO: Call = 20

/** The record's names, short enough for a rung: 31 … 65, 1i … 6i, M. */
export const NAMES: readonly string[] = [...NUMBERS.map(String), '1i', '2i', '3i', '4i', '5i', '6i', 'M']

/** The ladder as it stands on the screen, a stair: a row for each tens, doubles above them; mexiko, a
 * tall key at the end of the two highest rows, comes first. */
export const ROWS: readonly (readonly Call[])[] = [
  [MEXIKO],
  [14, 15, 16, 17, 18, 19],
  [9, 10, 11, 12, 13],
  [5, 6, 7, 8],
  [2, 3, 4],
  [0, 1],
]

/** The column of a rung, 1 … 7: by the units. */
export function column(call: Call): number {
  return call === MEXIKO ? 7 : ROWS.find((one) => one.includes(call))!.indexOf(call) + 1
}

/** MX-6: only a higher call beats a call; mexiko is also beaten by mexiko. */
export function beats(call: Call, standing: Call | null): boolean {
  return standing === null || call > standing || (call === MEXIKO && standing === MEXIKO)
}

/** The two dice that say this, the larger first. */
export function diceOf(call: Call): [number, number] {
  if (call === MEXIKO) return [2, 1]
  if (call >= FIRST_INDIAN) return [call - FIRST_INDIAN + 1, call - FIRST_INDIAN + 1]
  const number = NUMBERS[call]!
  return [Math.floor(number / 10), number % 10]
}

/** A call as it is said, with its right plural. */
export function callWord(call: Call, words: Words): string {
  if (call === MEXIKO) return words('mexiko-call-mexiko')
  if (call >= FIRST_INDIAN) return words('mexiko-call-indians', { count: call - FIRST_INDIAN + 1 })
  return NAMES[call]!
}

/** The same where there is little room: a list, a line of calls. */
export function callShort(call: Call, words: Words): string {
  const indians = call !== MEXIKO && call >= FIRST_INDIAN
  return indians ? words('web-mexiko-call-short', { count: call - FIRST_INDIAN + 1 }) : callWord(call, words)
}

const STEPS: Record<string, [across: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Where a key goes from a rung: across the row, and on to the next row at its end; up and down by
 * column. Null: it is no key for that, or there is nothing there. */
export function reached(from: Call, key: string): Call | null {
  if (key === 'Home') return 0
  if (key === 'End') return MEXIKO
  const step = STEPS[key]
  if (!step) return null
  const [across, up] = step
  if (across) return from + across >= 0 && from + across <= MEXIKO ? from + across : null
  const row = ROWS[ROWS.findIndex((one) => one.includes(from)) - up]
  if (!row) return null
  const far = (call: Call): number => Math.abs(column(call) - column(from))
  return row.reduce((best, call) => (far(call) < far(best) ? call : best))
}

const STANDING = ROWS.flat()

/** The same for the rungs in the order in which they stand on the page. */
export const walked: Way = (at, _count, key) => {
  const to = reached(STANDING[at]!, key)
  return to === null ? null : STANDING.indexOf(to)
}
