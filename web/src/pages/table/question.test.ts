import { expect, test } from 'vitest'

import type { SeatView, TableView } from '../../types/server'
import { need } from '../../words/words.svelte'
import { questionOf } from './question'

await need('web_table')

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
const table = (seats: SeatView[], more: Partial<TableView> = {}): TableView =>
  ({ phase: 'running', you: 0, seats, offers: [], ...more }) as TableView

const PAIR = [seat('Ann'), seat('Ben')]
const UNDO = { what: 'undo' as const, seat: 1, position: 3, agreed: [] }

test('another asks to take a move back: yes or no', () => {
  const question = questionOf(table(PAIR, { offers: [UNDO] }))!
  expect(question.acts.map(([, wanted]) => wanted)).toEqual([
    { type: 'answer', what: 'undo', yes: true },
    { type: 'answer', what: 'undo', yes: false },
  ])
  expect(questionOf(table(PAIR, { offers: [{ ...UNDO, agreed: [0] }] }))).toBe(null)
})

test('what I have asked for can be let go', () => {
  const acts = questionOf(table(PAIR, { offers: [{ ...UNDO, seat: 0 }] }))!.acts
  expect(acts.map(([, wanted]) => wanted)).toEqual([{ type: 'answer', what: 'undo', yes: false }])
})

test('a bot that plays for me is what must be known first', () => {
  const taken = [seat('Ann', { taken: 'novice', why: 'gone' }), seat('Ben')]
  expect(questionOf(table(taken, { offers: [UNDO] }))!.acts[0]![1]).toEqual({ type: 'return' })
  const resigned = [seat('Ann', { taken: 'novice', why: 'resigned' }), seat('Ben')]
  expect(questionOf(table(resigned))).toBe(null)
})

test('a game may be claimed from who does not come back, while it goes on', () => {
  const gone = [seat('Ann'), seat('Ben', { claimable: 'gone' })]
  expect(questionOf(table(gone))!.acts[0]![1]).toEqual({ type: 'claim' })
  expect(questionOf(table(gone, { phase: 'over' }))).toBe(null)
})

test('a rematch is asked on the sheet at the end, and a spectator is asked nothing', () => {
  const offers = [{ ...UNDO, what: 'rematch' as const }]
  expect(questionOf(table(PAIR, { phase: 'over', offers }))).toBe(null)
  expect(questionOf(table(PAIR, { you: null, offers: [UNDO] }))).toBe(null)
})
