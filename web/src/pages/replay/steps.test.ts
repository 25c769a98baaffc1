import { describe, expect, it } from 'vitest'

import { amount } from '../../parts/amount'
import type { Analysis, Standing, Steps } from '../../types/server'
import { backward, keyed, lastOf, onward, partAt, placeOf, stepAt, stopsOf, toldOf, viewAt, within } from './steps'
import { courses, ends, figuresOf, listed, opposed, sizeOf } from './verdict'

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
    const stops = { decisions: [1, 3], parts: [2] }
    const at = (key: string, place: number, shift = false) => keyed(key, shift, place, 3, stops)
    expect([at('ArrowLeft', 0), at('ArrowRight', 3), at('Home', 2), at('End', 2), at(' ', 2), at('x', 2)]).toEqual([0, 3, 0, 3, 'play', null])
  })
  it('stops at decisions, and with ⇧ where a gam, a turn or a round is over', () => {
    const leafing = { over: (view: unknown) => (view === 'v3' ? 1 : 0), decides: (move: object) => 'call' in move }
    const stops = stopsOf(film, leafing as never)
    expect(stops).toEqual({ decisions: [2], parts: [3] })
    expect([0, 2, 3].map((at) => onward(stops.decisions, at, 3))).toEqual([2, 3, 3])
    expect([0, 2, 3].map((at) => backward(stops.decisions, at))).toEqual([0, 0, 2])
    expect([keyed('ArrowRight', false, 0, 3, stops), keyed('ArrowRight', true, 0, 3, stops)]).toEqual([2, 3])
    expect(stopsOf(film, null)).toEqual({ decisions: [1, 2, 3], parts: [] })
  })
  it('counts gams, the one that was given up too', () => {
    const stops = { decisions: [1, 3, 5], parts: [2, 4] }
    expect([0, 1, 2, 3, 4, 5].map((at) => partAt(stops, at).part)).toEqual([1, 1, 1, 2, 2, 3])
    expect([partAt(stops, 0).parts, partAt({ decisions: [1], parts: [2] }, 5)]).toEqual([3, { part: 1, parts: 1 }])
  })
  it('tells at each place no more than has happened', () => {
    const add = (lines: readonly string[], step: { number: number }) => (step.number === 3 ? [...lines.slice(0, -1), `${lines.at(-1)}+3`] : [...lines, `${step.number}`])
    const told = toldOf(film, { add } as never)
    expect(told).toEqual({ at: [[], ['1'], ['1', '2'], ['1', '2+3']], ends: [1, 3] })
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
    expect(pairs[0]!.points.map((point) => point.value)).toEqual([0.5, -0.4, 0.7]) // between pairs one gains what the other loses
    expect([opposed(found), opposed({ ...found, unit: 'points' })]).toEqual([true, false])
    const both = [{ seats: [0], points: [{ entry: 1, value: -2.5 }, { entry: 2, value: 7.1 }] }]
    expect([ends(points, 'points', false), ends(both, 'points', false), ends(both, 'points', true)]).toEqual([[0, 1], [-3, 8], [-8, 8]])
  })
  it('sizes errors by their cost, and calls nothing one that may be noise', () => {
    const size = (cost: number, unit = 'win', error = 0) => sizeOf(decision(1, 0, cost, 0, error), unit)
    expect([0.019, 0.02, 0.05, 0.0999, 0.1].map((cost) => size(cost))).toEqual([null, 'slip', 'mistake', 'mistake', 'blunder'])
    expect([1.9, 2, 5, 10].map((cost) => size(cost, 'points'))).toEqual([null, 'slip', 'mistake', 'blunder'])
    expect([size(3, 'points', 1), size(3, 'points', 1.5)]).toEqual(['slip', null])
  })
  it('lists what cost most first, and counts', () => {
    const more = { ...found, decisions: [...found.decisions, decision(8, 0, 0.3, 0.1)] }
    expect([listed(more, false), listed(more, true)].map((all) => all.map((one) => one.number))).toEqual([[8, 6, 2], [2, 4, 6, 8]])
    expect(figuresOf({ ...more, decisions: [...more.decisions, decision(9, 0, 0, 0.1)] }, 0)).toEqual({ accuracy: 0.25, errors: { blunder: 1, mistake: 0, slip: 2 } })
    expect([figuresOf(more, 1).accuracy, figuresOf(more, 2).accuracy]).toEqual([1, null])
  })
  it('says numbers in the language', () => {
    expect(amount(0.0213, 'win', 'en')).toBe('2.1%')
    expect(amount(-1.5, 'points', 'cs', true)).toBe('−1,5')
    expect(amount(-0.00001, 'win', 'en', true)).toBe('0%')
  })
})
