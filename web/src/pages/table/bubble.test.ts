import { expect, test } from 'vitest'

import { placeOf, type Box } from './bubble'

const FELT: Box = { left: 20, top: 100, width: 350, height: 360 }
const SIZE = { width: 300, height: 80 }

/** Whether a bubble there lies on the felt and on nothing else. */
function onTheFelt({ left, top }: { left: number; top: number }): boolean {
  const across = left >= FELT.left && left + SIZE.width <= FELT.left + FELT.width
  return across && top >= FELT.top && top + SIZE.height <= FELT.top + FELT.height
}

test('what is pressed below the felt is pointed at from its lower edge', () => {
  const place = placeOf(FELT, { left: 30, top: 520, width: 50, height: 44 }, SIZE)
  expect(place.top + SIZE.height).toBe(448)
  expect(place.arrow).toEqual({ side: 'bottom', at: 55 - place.left })
  expect(onTheFelt(place)).toBe(true)
})

test('what stands beside the felt is pointed at from that edge', () => {
  const right = placeOf(FELT, { left: 500, top: 150, width: 60, height: 60 }, SIZE)
  expect([right.left + SIZE.width, right.arrow]).toEqual([358, { side: 'right', at: 180 - right.top }])
  const left = placeOf(FELT, { left: 0, top: 300, width: 10, height: 60 }, SIZE)
  expect(left.arrow?.side).toBe('left')
  expect(onTheFelt(right) && onTheFelt(left)).toBe(true)
})

test('what lies on the felt is not covered', () => {
  const low = { left: 150, top: 350, width: 60, height: 60 }
  const above = placeOf(FELT, low, SIZE)
  expect(above.top + SIZE.height).toBeLessThanOrEqual(low.top)
  const high = { left: 150, top: 110, width: 60, height: 60 }
  const below = placeOf(FELT, high, SIZE)
  expect([below.arrow?.side, below.top >= high.top + high.height]).toEqual(['top', true])
})

test('where the felt has no room left, what is pressed there is still not covered', () => {
  const felt = { ...FELT, height: 200 }
  const answers = { left: 30, top: 165, width: 330, height: 120 }
  const place = placeOf(felt, answers, SIZE)
  expect(place.arrow?.side).toBe('bottom')
  expect(place.top + SIZE.height).toBeLessThanOrEqual(answers.top)
})

test('with nothing to point at there is no arrow', () => {
  const place = placeOf(FELT, null, SIZE)
  expect(place.arrow).toBe(null)
  expect(onTheFelt(place)).toBe(true)
})

test('the arrow keeps away from the corners', () => {
  expect(placeOf(FELT, { left: 0, top: 520, width: 10, height: 10 }, SIZE).arrow).toEqual({ side: 'bottom', at: 22 })
})
