import { expect, it } from 'vitest'

import { mean, probability } from './fair'

it('finds even dice fair and loaded ones not', () => {
  expect(mean([10, 10, 10, 10, 10, 10])).toBe(10)
  expect(probability([10, 10, 10, 10, 10, 10])).toBeCloseTo(1, 5)
  expect(probability([16, 8, 9, 10, 8, 9])).toBeCloseTo(0.46662, 4) // χ² = 4.6
  expect(probability([100, 200, 200, 200, 200, 200])!).toBeLessThan(0.001)
})

it('says nothing of a handful', () => {
  expect(probability([1, 2, 0, 1, 0, 3])).toBeNull()
  expect(probability([])).toBeNull()
})
