// A choice as the record writes it: (666), =4:/, =cina, =regal:x.

import type { Move } from '../../types/kamos'
import { ROWS } from './rows'

export function noted(text: string): Move | null {
  const kept = /^\(([1-6]*)\)$/.exec(text)
  if (kept) return { type: 'keep', dice: [...kept[1]!].map(Number) }
  const [, name, mark] = /^=([a-z0-9]+)(?::(.+))?$/.exec(text) ?? []
  const row = ROWS.find((one) => one === name)
  return row ? { type: mark === 'x' ? 'cross' : 'write', row } : null
}
