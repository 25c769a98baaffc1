// A choice as the record writes it: 52, 4i, M, ok, no, table, behind, give.

import type { Move } from '../../types/mexiko'
import { NAMES } from './calls'

const WORDS: Record<string, Move> = {
  ok: { type: 'accept' },
  no: { type: 'doubt' },
  table: { type: 'table' },
  behind: { type: 'behind' },
  give: { type: 'give' },
}

export function noted(text: string): Move | null {
  const call = NAMES.findIndex((name) => name.toLowerCase() === text.toLowerCase())
  return call < 0 ? (WORDS[text] ?? null) : { type: 'say', call }
}
