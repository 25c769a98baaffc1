// A line-up as it is typed, and what of it can be announced (MX-60, MX-61).

import type { Die } from '../../types/mexiko'

export interface Row {
  number: string
  name: string
}

/** MX-60: so many dice at most. */
export const MOST = 6
const KEY = 'kostka-mexiko-lineup'
const BARRED = /[;{}[\],!]/ // signs that mean something else in a record

/** The dice that are typed, rows without a number and a name left out; or what is wrong with them. */
export function lineupOf(rows: readonly Row[]): { dice: Die[] | null; wrong: '' | 'none' | 'number' | 'twice' | 'sign' } {
  const typed = rows.map(({ number, name }) => ({ number: number.trim(), name: name.trim().replace(/\s+/g, ' ') }))
  const filled = typed.filter(({ number, name }) => number || name)
  if (!filled.length) return { dice: null, wrong: 'none' }
  if (filled.some(({ number }) => !/^\d{1,9}$/.test(number))) return { dice: null, wrong: 'number' }
  if (filled.some(({ name }) => BARRED.test(name))) return { dice: null, wrong: 'sign' }
  const dice = filled.map(({ number, name }) => ({ number: Number(number), name }))
  if (new Set(dice.map((die) => die.number)).size < dice.length) return { dice: null, wrong: 'twice' }
  return { dice, wrong: '' }
}

/** What this device announced last; three dice without names for one that never has. */
export function remembered(): Row[] {
  try {
    const rows = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Row[]
    if (rows.length && rows.length <= MOST && lineupOf(rows).dice) return rows.map(({ number, name }) => ({ number, name }))
  } catch {
    // storage refused or damaged: the usual three
  }
  return ['1', '2', '3'].map((number) => ({ number, name: '' }))
}

export function remember(rows: readonly Row[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rows))
  } catch {
    // a private window: it holds for this match
  }
}
