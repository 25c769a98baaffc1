// A line-up as it is typed, and what of it can be announced (MX-60, MX-61).

import { keep, recalled } from '../../parts/device'
import type { Die, View } from '../../types/mexiko'

export interface Row {
  number: string
  name: string
}

/** MX-60: so many dice at most. */
export const MOST = 6
const KEY = 'kostka-mexiko-lineup'
const BARRED = /[;{}[\],!]/ // signs that mean something else in a record

/** The dice that are typed, rows without a number and a name left out; or what is wrong with them. */
export function lineupOf(rows: readonly Row[]): { dice: Die[] | null; wrong: '' | 'none' | 'number-wrong' | 'twice' | 'sign' } {
  const typed = rows.map(({ number, name }) => ({ number: number.trim(), name: name.trim().replace(/\s+/g, ' ') }))
  const filled = typed.filter(({ number, name }) => number || name)
  if (!filled.length) return { dice: null, wrong: 'none' }
  if (filled.some(({ number }) => !/^\d{1,9}$/.test(number))) return { dice: null, wrong: 'number-wrong' }
  if (filled.some(({ name }) => BARRED.test(name))) return { dice: null, wrong: 'sign' }
  const dice = filled.map(({ number, name }) => ({ number: Number(number), name }))
  if (new Set(dice.map((die) => die.number)).size < dice.length) return { dice: null, wrong: 'twice' }
  return { dice, wrong: '' }
}

/** What this device announced last; three dice without names for one that never has. */
export function remembered(): Row[] {
  const found = recalled(KEY)
  const rows = (Array.isArray(found) ? found : []).map((row) => ({ number: String(row?.number), name: String(row?.name) }))
  if (rows.length <= MOST && lineupOf(rows).dice) return rows
  return ['1', '2', '3'].map((number) => ({ number, name: '' }))
}

export const remember = (rows: readonly Row[]): void => keep(KEY, rows)

/** A die of one's own side in a word: its number, and its name where it has one. */
export function dieName({ board }: View, you: number | null, number: number): string {
  const die = board.lineups[you ?? 0]?.find((one) => one.number === number)
  return `${number} ${die?.name ?? ''}`.trim()
}
