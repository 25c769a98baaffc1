import { expect, test } from 'vitest'

import { hasTwoSheets, isClose, isShared, paperWidth } from './form'

const shared = (players: number, columns: number, window: number) => isShared(players, columns, paperWidth('upright', window))

test('a short game of two or three stands on one paper, on any phone', () => {
  for (const window of [320, 390]) expect(shared(2, 1, window)).toBe(true)
  expect(shared(3, 1, 390)).toBe(true)
  expect(shared(2, 2, 390)).toBe(true)
})

test('ten columns, or many players, have sheets of their own', () => {
  for (const window of [320, 390, 768]) expect(shared(2, 10, window)).toBe(false)
  expect(shared(6, 1, 390)).toBe(false)
  expect(isShared(2, 10, paperWidth('desk', 1920))).toBe(false)
})

test('plates are small over narrow columns', () => {
  const close = (players: number, window: number) => isClose(players, paperWidth('upright', window))
  expect([close(2, 390), close(3, 390), close(2, 320)]).toEqual([false, true, true])
})

test('beside each other two sheets stand on a tablet and a desk', () => {
  expect([390, 768].map((window) => hasTwoSheets('upright', window))).toEqual([false, true])
  expect(hasTwoSheets('lying', 844)).toBe(false)
  expect(hasTwoSheets('desk', 1440)).toBe(true)
})
