import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { TableView } from '../types/server'
import { keepLast, recalledLast } from './last_table'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})
afterEach(() => vi.unstubAllGlobals())

test('the table looked at last is remembered as it stood, and no other', () => {
  keepLast({ id: 'one', number: 4 } as TableView, 1000)
  keepLast({ id: 'two', number: 7 } as TableView, 2000)
  expect(recalledLast('two')).toEqual({ table: { id: 'two', number: 7 }, at: 2000 })
  expect(recalledLast('one')).toBe(null)
})

test('where nothing can be kept there is nothing to show', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{damaged', setItem: () => undefined })
  expect(recalledLast('one')).toBe(null)
})
