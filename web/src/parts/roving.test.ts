import { expect, test } from 'vitest'

import { across, acrossOnce, down } from './roving'

test('arrow keys go round, Home and End to the ends, others nowhere', () => {
  const to = (at: number, key: string): number | null => across(at, 5, key)
  expect([to(0, 'ArrowRight'), to(4, 'ArrowRight'), to(0, 'ArrowLeft'), to(3, 'Home'), to(1, 'End')]).toEqual([1, 0, 4, 0, 4])
  expect([to(2, 'ArrowDown'), to(2, 'Enter')]).toEqual([null, null])
  expect([down(4, 5, 'ArrowDown'), down(0, 5, 'ArrowUp'), down(2, 5, 'ArrowLeft')]).toEqual([0, 4, null])
})

test('a group that has ends is left at neither', () => {
  expect([acrossOnce(4, 5, 'ArrowRight'), acrossOnce(0, 5, 'ArrowLeft'), acrossOnce(3, 5, 'ArrowLeft')]).toEqual([null, null, 2])
})
