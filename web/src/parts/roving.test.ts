import { expect, test } from 'vitest'

import { next } from './roving'

test('arrow keys go round, Home and End to the ends, others nowhere', () => {
  const to = (at: number, key: string): number | null => next(at, 5, key, ['ArrowRight'], ['ArrowLeft'])
  expect([to(0, 'ArrowRight'), to(4, 'ArrowRight'), to(0, 'ArrowLeft'), to(3, 'Home'), to(1, 'End')]).toEqual([1, 0, 4, 0, 4])
  expect([to(2, 'ArrowDown'), to(2, 'Enter')]).toEqual([null, null])
})
