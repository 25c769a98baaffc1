import { describe, expect, it } from 'vitest'

import { amount } from '../../parts/amount'
import type { Analysis, Standing, Steps } from '../../types/server'
import { keyed, lastOf, placeOf, stepAt, viewAt, within } from './steps'
import { courses, ends, isMistake, listed } from './verdict'

const film: Steps = {
  table: 't',
  game: 'mexiko',
  rules: 'fima-1',
  options: {},
  names: ['Ann', 'Ben'],
  start: 'v0',
  steps: [
    { entry: 1, by: 'chance', text: '', move: { dice: 4 }, shown: null, view: 'v1' },
    { entry: 2, by: 0, text: '52', move: { call: 6 }, shown: { call: 6 }, view: 'v2' },
    { entry: 4, by: 1, text: 'no', move: {}, shown: {}, view: 'v3' },
  ],
  result: null,
  guests: [],
}

describe('the film', () => {
  it('has a place for every move and one before', () => {
    expect(lastOf(film)).toBe(3)
    expect([0, 1, 3].map((at) => viewAt(film, at))).toEqual(['v0', 'v1', 'v3'])
    expect(stepAt(film, 0)).toBeNull()
    expect(stepAt(film, 1)).toMatchObject({ by: 'chance', move: null, before: 'v0', after: 'v1' })
    expect(stepAt(film, 2)).toMatchObject({ number: 2, by: 0, move: { call: 6 }, before: 'v1' })
  })
  it('finds the place of an entry, also after corrections', () => {
    expect([1, 4, 3, 99].map((entry) => placeOf(film, entry))).toEqual([1, 3, null, null])
  })
  it('never leaves its ends', () => {
    expect([-4, 2, 99, NaN, Infinity].map((at) => within(at, 3))).toEqual([0, 2, 3, 0, 0])
    expect(keyed('ArrowLeft', 0, 3)).toBe(0)
    expect(keyed('ArrowRight', 3, 3)).toBe(3)
    expect(keyed('Home', 2, 3)).toBe(0)
    expect(keyed('End', 2, 3)).toBe(3)
    expect(keyed(' ', 2, 3)).toBe('play')
    expect(keyed('x', 2, 3)).toBeNull()
  })
})

const decision = (number: number, seat: number, cost: number, worth: number, error = 0) => ({
  number,
  seat,
  choice: '52',
  best: cost ? '61' : '52',
  cost,
  worth,
  error,
  hindsight: null,
  hindsight_best: null,
  move: { type: 'say', call: 6 },
  best_move: { type: 'say', call: cost ? 9 : 6 },
  hindsight_move: null,
})
const found: Analysis = {
  unit: 'win', lost: [],
  decisions: [decision(2, 0, 0.02, 0.5), decision(4, 1, 0, 0.4), decision(6, 0, 0.04, 0.7)],
  luck: [
    { number: 1, side: 0, gain: 0.1 },
    { number: 3, side: 1, gain: -0.3 },
  ],
  players: players([0], [1]),
}

function players(...sides: number[][]): Standing[] {
  return sides.flatMap((seats, side) => seats.map((seat) => ({ seat, side, decisions: 0, cost: 0, error_rate: 0, luck: 0 })))
}

describe('the verdict', () => {
  it('draws one course for two sides of one probability, and one a side for points', () => {
    const [one, ...none] = courses(found)
    expect(none).toEqual([])
    expect(one!.points).toEqual([
      { entry: 2, value: 0.5 },
      { entry: 4, value: 0.6 },
      { entry: 6, value: 0.7 },
    ])
    const points = courses({ ...found, unit: 'points' })
    expect(points.map((course) => course.seats)).toEqual([[0]]) // one point is no course
    const pairs = courses({ ...found, unit: 'points', players: players([0, 2], [1, 3]) })
    expect(pairs.map((course) => course.seats)).toEqual([[0, 2]])
    expect(ends(points, 'points')).toEqual([0, 1])
    expect(ends([{ seats: [0], points: [{ entry: 1, value: -2.5 }, { entry: 2, value: 7.1 }] }], 'points')).toEqual([-3, 8])
  })
  it('calls nothing a mistake that may be noise', () => {
    expect(isMistake(decision(1, 0, 3, 0, 1))).toBe(true)
    expect(isMistake(decision(1, 0, 1.9, 0, 1))).toBe(false)
    expect(isMistake(decision(1, 0, 1e-9, 0))).toBe(false)
    expect([listed(found, false), listed(found, true)].map((all) => all.map((one) => one.number))).toEqual([[2, 6], [2, 4, 6]])
  })
  it('says numbers in the language', () => {
    expect(amount(0.0213, 'win', 'en')).toBe('2.1%')
    expect(amount(-1.5, 'points', 'cs', true)).toBe('−1,5')
    expect(amount(-0.00001, 'win', 'en', true)).toBe('0%')
  })
})
