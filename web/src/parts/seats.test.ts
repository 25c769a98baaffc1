import { expect, test } from 'vitest'

import type { SeatView, TableView } from '../types/server'
import { facesOf, timesOf } from './seats'

const seat = (name: string, more: Partial<SeatView> = {}): SeatView => ({
  kind: 'person',
  name,
  person: name,
  engine: null,
  taken: null,
  why: null,
  gone_until: null,
  claimable: null,
  guest: false,
  ...more,
})

function table(seats: SeatView[], clocks: Partial<TableView['clocks']> = {}, clock = {}): Parameters<typeof facesOf>[0] {
  return {
    seats,
    you: 0,
    phase: 'running',
    offers: [],
    setup: { game: 'mexiko', seats: [], clock },
    clocks: { since: 1_000, used: [], due: null, game: null, rest: null, left: [], countdowns: [], ...clocks },
  }
}

test('without a clock no plate has one', () => {
  expect(facesOf(table([seat('Ann'), seat('Ben')]), [0]).map((face) => face.clock)).toEqual([null, null])
})

test('the clock of who is waited for runs by this device, the other stands', () => {
  const [ann, ben] = facesOf(table([seat('Ann'), seat('Ben')], { due: 31_000, left: [30, 95] }, { game: 100 }), [0], 500)
  expect(ann!.clock).toEqual({ until: 30_500, whole: 30 })
  expect(ben!.clock).toEqual({ until: null, left: 95 })
  expect([ann!.waited, ben!.waited]).toEqual([true, false])
})

test('who is not there says why, the most final reason first', () => {
  const absent = [seat('Ann'), seat('Ben', { gone_until: 9_000 }), seat('Cyr', { gone_until: 9_000, claimable: 'gone' }), seat('Dan', { taken: 'x' })]
  const faces = facesOf(table(absent), [], 1_000)
  expect(faces.map((face) => face.absence)).toEqual([
    null,
    { what: 'gone', until: 8_000 },
    { what: 'claimable' },
    { what: 'taken', bot: 'x' },
  ])
  expect(faces.map((face) => face.away)).toEqual([false, true, true, true])
})

test('nobody is waited for where the game is over', () => {
  const over = { ...table([seat('Ann')], { due: 5_000 }), phase: 'over' as const }
  expect(facesOf(over, [0])).toMatchObject([{ waited: false, clock: null }])
})

test('what runs down is told by this device', () => {
  const countdowns = [{ what: 'foam', seat: 1, seconds: 120, until: 130_000 }]
  const { clocks } = table([], { rest: 40_000, countdowns })
  expect(timesOf({ clocks }, 10_000)).toEqual({ rest: 30_000, game: null, countdowns: [{ ...countdowns[0], until: 120_000 }] })
})

test('who would like to play again is told on the plate', () => {
  const offers: TableView['offers'] = [{ what: 'rematch', seat: 1, position: 9, agreed: [2] }]
  const faces = facesOf({ ...table([seat('Ann'), seat('Ben'), seat('Cyr')]), phase: 'over', offers })
  expect(faces.map((face) => face.again)).toEqual([false, true, true])
})
