import { expect, test } from 'vitest'

import { beats, column, diceOf, MEXIKO, NAMES, reached, ROWS, walked } from './calls'

const called = (name: string): number => NAMES.indexOf(name)

test('every call has one rung, and the rows climb', () => {
  expect(ROWS.flat().toSorted((one, other) => one - other)).toEqual([...NAMES.keys()])
  const climbing = ROWS.toReversed().flat()
  expect(climbing).toEqual(climbing.toSorted((one, other) => one - other))
})

test('no two rungs lie on one another', () => {
  for (const row of ROWS) {
    const columns = row.map(column)
    expect(new Set(columns).size).toBe(row.length)
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...columns)).toBeLessThanOrEqual(7)
    if (row[0] !== MEXIKO) expect(columns).not.toContain(7) // its tall key stands there alone
  }
})

test('the dice of a call', () => {
  expect(['31', '65', '1i', '6i', 'M'].map((name) => diceOf(called(name)))).toEqual([
    [3, 1],
    [6, 5],
    [1, 1],
    [6, 6],
    [2, 1],
  ])
})

test('only higher beats, and mexiko beats mexiko', () => {
  expect(beats(0, null)).toBe(true)
  expect(beats(5, 5)).toBe(false)
  expect(beats(6, 5)).toBe(true)
  expect(beats(MEXIKO, MEXIKO)).toBe(true)
})

test('arrow keys reach every rung and stay on the ladder', () => {
  const seen = new Set([0])
  const open = [0]
  while (open.length) {
    const from = open.pop()!
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = reached(from, key)
      if (to === null) continue
      expect(NAMES[to]).toBeDefined()
      if (!seen.has(to)) open.push(to)
      seen.add(to)
    }
  }
  expect(seen.size).toBe(NAMES.length)
  expect(reached(called('53'), 'ArrowUp')).toBe(called('63'))
  expect(reached(called('6i'), 'ArrowUp')).toBe(MEXIKO)
  expect(reached(MEXIKO, 'ArrowUp')).toBeNull()
  expect(reached(0, 'ArrowLeft')).toBeNull()
  expect(reached(0, 'a')).toBeNull()
  expect([walked(0, 21, 'ArrowLeft'), walked(0, 21, 'Home'), walked(0, 21, 'a')]).toEqual([6, 19, null]) // as they stand: M, 1i … 6i, 61 …
})
