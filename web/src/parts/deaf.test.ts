import { expect, test } from 'vitest'

import { isResting } from './deaf'

const before = { x: 100, y: 500, at: 1000 }

test('the second tap of two at one place is not heard by what appeared between them', () => {
  expect(isResting({ x: 104, y: 498, at: 1200 }, before, 1050)).toBe(true)
})

test('a tap that comes later, or elsewhere, is one that is meant', () => {
  expect(isResting({ x: 104, y: 498, at: 1500 }, before, 1050)).toBe(false)
  expect(isResting({ x: 104, y: 700, at: 1200 }, before, 1050)).toBe(false)
})

test('where nobody pressed before, every tap is heard', () => {
  expect(isResting({ x: 100, y: 500, at: 5100 }, null, 5000)).toBe(false)
  expect(isResting({ x: 100, y: 500, at: 5100 }, before, 5000)).toBe(false)
})
