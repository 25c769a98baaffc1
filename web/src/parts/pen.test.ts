import { expect, test } from 'vitest'

import { HIGH, lean, writable, writing } from './pen'

const ALL = '0123456789/O×+−*=: '

test('the pen writes what is written on paper, in one or two strokes a character', () => {
  for (const sign of ALL) {
    const { strokes, width } = writing(sign, 3)
    expect(strokes.length, sign).toBeLessThanOrEqual(2)
    expect(strokes.length > 0, sign).toBe(sign !== ' ')
    expect(width).toBeLessThanOrEqual(20)
    const numbers = strokes.flatMap(({ path }) => path.match(/\d+(\.\d+)?/g)!).map(Number)
    for (const number of numbers) expect(number).toBeLessThan(HIGH)
  }
  expect(writable('134 + 34 = 168')).toBe(true)
  expect(writable('a')).toBe(false)
  expect(() => writing('1-2', 0)).toThrow(RangeError) // a hyphen is no minus
})

test('a text stands on one line, each character beside the last', () => {
  const { strokes, width } = writing('20*', 0)
  expect(width).toBe(42)
  expect(strokes.map(({ transform }) => Number(/translate\(([\d.]+)/.exec(transform)![1]))).toEqual([0, 15.5, 31, 31])
})

test('it leans by its cell, never by more than 6°, the same each time', () => {
  const leans = Array.from({ length: 200 }, (_, seed) => lean(seed, seed % 3))
  expect(Math.max(...leans.map(Math.abs))).toBe(6)
  expect(new Set(leans).size).toBeGreaterThan(9)
  expect(writing('28', 7)).toEqual(writing('28', 7))
  expect(writing('28', 7)).not.toEqual(writing('28', 8))
})
