// What people say at a table, kept for this tab so that a reload does not lose it.

import type { Said } from '../../types/server'

export interface Line {
  number: number
  who: Said['who']
  text: string
  phrase: string
}

/** The phrases one can say with one press; others may come from elsewhere. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'ouch',
  'thanks',
  'one-moment',
  'im-back',
  'cheers',
  'good-game',
  'bye',
] as const

const MOST = 200
const key = (table: string): string => `kostka-talk-${table}`

export function kept(table: string): Line[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Line[]
  } catch {
    return []
  }
}

/** The lines with one more, once each, in order. */
export function added(lines: Line[], line: Line): Line[] {
  if (lines.some((one) => one.number === line.number)) return lines
  return [...lines, line].sort((one, other) => one.number - other.number).slice(-MOST)
}

export function keep(table: string, lines: Line[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(lines))
  } catch {
    // full or refused: the words are on the screen at least
  }
}
