import { expect, test } from 'vitest'

import { placeOf, type Box, type Place } from './bubble'

const FELT: Box = { left: 20, top: 100, width: 350, height: 360 }
const SIZE = { width: 300, height: 80 }

/** The place on a felt, before what is below it. */
function on(felt: Box, about: Box | null, kept: Box[] = [], dear = false): Place {
  const all = about ? [about, ...kept] : kept
  return placeOf({ height: 640, felt, about, kept: all.map((one, at) => ({ ...one, dear: dear && at === 0 })) }, SIZE)
}

/** Whether a bubble there lies on the felt and on nothing else. */
function onTheFelt({ left, top }: { left: number; top: number }): boolean {
  const across = left >= FELT.left && left + SIZE.width <= FELT.left + FELT.width
  return across && top >= FELT.top && top + SIZE.height <= FELT.top + FELT.height
}

test('what is pressed below the felt is pointed at from its lower edge', () => {
  const place = on(FELT, { left: 30, top: 520, width: 50, height: 44 })
  expect(place.top + SIZE.height).toBe(448)
  expect(place.arrow).toEqual({ side: 'bottom', at: 55 - place.left })
  expect(onTheFelt(place)).toBe(true)
})

test('what stands beside the felt is pointed at from that edge', () => {
  const right = on(FELT, { left: 500, top: 150, width: 60, height: 60 })
  expect([right.left + SIZE.width, right.arrow]).toEqual([358, { side: 'right', at: 180 - right.top }])
  const left = on(FELT, { left: 0, top: 300, width: 10, height: 60 })
  expect(left.arrow?.side).toBe('left')
  expect(onTheFelt(right) && onTheFelt(left)).toBe(true)
})

test('what lies on the felt is not covered', () => {
  const low = { left: 150, top: 350, width: 60, height: 60 }
  const above = on(FELT, low)
  expect(above.top + SIZE.height).toBeLessThanOrEqual(low.top)
  const high = { left: 150, top: 110, width: 60, height: 60 }
  const below = on(FELT, high)
  expect([below.arrow?.side, below.top >= high.top + high.height]).toEqual(['top', true])
})

test('where the felt has no room left, what is pressed there is still not covered', () => {
  const answers = { left: 30, top: 165, width: 330, height: 120 }
  const place = on({ ...FELT, height: 200 }, answers)
  expect(place.arrow?.side).toBe('bottom')
  expect(place.top + SIZE.height).toBeLessThanOrEqual(answers.top)
})

test('a felt that is lower than the sentence sends it where it covers nothing that is pressed', () => {
  const rack = { left: 0, top: 190, width: 390, height: 100 }
  const partner = { left: 30, top: 40, width: 300, height: 75 }
  const below = { left: 0, top: 420, width: 390, height: 60 }
  const place = on({ ...FELT, height: 70 }, rack, [partner, below])
  expect([place.top >= rack.top + rack.height, place.top + SIZE.height <= below.top]).toEqual([true, true])
  expect(place.arrow?.side).toBe('top')
})

test('where everything is pressed it covers as little as it can, near its place', () => {
  const rows = Array.from({ length: 17 }, (_, at) => ({ left: 20, top: 41 * at - 20, width: 350, height: 41 }))
  expect(on(FELT, null, rows).top).toBe(368) // three, as everywhere
  expect(on(FELT, null, rows.slice(1)).top).toBeLessThan(21) // two
  expect(on(FELT, null, rows.slice(1), true).top).toBeGreaterThan(62) // the first is a button
})

test('with nothing to point at there is no arrow', () => {
  const place = on(FELT, null)
  expect(place.arrow).toBe(null)
  expect(onTheFelt(place)).toBe(true)
})

test('the arrow keeps away from the corners', () => {
  expect(on(FELT, { left: 0, top: 520, width: 10, height: 10 }).arrow).toEqual({ side: 'bottom', at: 22 })
})
