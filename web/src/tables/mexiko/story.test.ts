import { expect, test } from 'vitest'

import type { Move, View } from '../../types/mexiko'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { NAMES } from './calls'
import { endingOf } from './ending'
import { ending } from './narration'
import { add, tabled, type GamLine } from './story'

const scenes = scenesOf<View, Move>('mexiko')
const told = (name: string): readonly GamLine[] => scenes.get(name)!.steps.reduce<readonly GamLine[]>(add, [])
const called = (name: string): number => NAMES.indexOf(name)

test('a gam is one line: who called what, what was never shown, what lay there', () => {
  const [line, ...more] = told('gam')
  expect(more).toEqual([])
  expect(line).toMatchObject({ set: 1, gam: 1, next: null, score: [0, 1] })
  expect(line!.calls).toEqual([
    { seat: 0, call: called('52'), fate: 'unknown' },
    { seat: 1, call: called('61'), fate: 'unknown' },
    { seat: 0, call: called('62'), fate: { lay: called('61') } },
  ])
})

test('while it grows it says whose call is awaited, and nothing of the dice (MX-16)', () => {
  const steps = scenes.get('gam')!.steps
  const after = (count: number): GamLine => steps.slice(0, count).reduce<readonly GamLine[]>(add, [])[0]!
  expect(after(1)).toMatchObject({ calls: [], next: 0, end: null, score: null })
  expect(after(2)).toMatchObject({ calls: [{ seat: 0, fate: null }], next: null })
  expect(after(3)).toMatchObject({ calls: [{ fate: 'unknown' }], next: 1 })
  expect(JSON.stringify(after(10))).not.toContain('dice')
})

test('a true call is one, and a throw to table is told as what lay before all', () => {
  const line = told('tabled').at(-1)!
  expect(line).toMatchObject({ score: [2, 2], end: { by: 'table', thrower: 0 } })
  expect(line.calls.at(-1)).toMatchObject({ seat: 1, call: called('M'), fate: 'unknown' })
  expect(tabled(line)).toBe('enough')
  const doubted = scenes.get('doubted')!.steps.map((step) => {
    const last = { ...step.after.board.last!, dice: called('62') }
    return { ...step, after: { ...step.after, board: { ...step.after.board, last } } }
  })
  const before: GamLine = { set: 1, gam: 1, calls: [{ seat: 0, call: called('62'), fate: null }], next: null, end: null, score: null }
  expect(doubted.reduce<readonly GamLine[]>(add, [before])[0]!.calls[0]!.fate).toBe('true')
})

test('the next gam is a line of its own, and nothing changes what has been told', () => {
  const first = told('gam')
  const [serve] = scenes.get('tabled')!.steps
  const both = add(first, { ...serve!, move: { type: 'throw', dice: null, die: 0 } })
  expect(both).toHaveLength(2)
  expect(both[0]).toBe(first[0])
  expect(add(both, { ...serve!, move: { type: 'time-out', seat: 0, seconds: null } })).toBe(both)
})

test('how a gam ended is said in two words, to me as to me', () => {
  const { seats } = scenes.get('gam')!
  const { end } = told('gam')[0]!
  for (const language of LANGUAGES) {
    const words = speaking('mexiko', language)
    const [own, other] = [ending(end!, seats, 1, words), ending(end!, seats, 0, words)]
    expect(other).toContain(seats[1]!.name)
    expect(own).not.toBe(other)
  }
})

test('the end tells the score, the gam that decided and how the set went, each side its own first', () => {
  const { seats, end } = scenes.get('gam')!
  const line = told('gam')[0]!
  const lines: GamLine[] = [
    { ...line, gam: 27, score: [13, 14] },
    { ...line, gam: 28, score: [14, 14] },
    { ...line, gam: 29, score: [14, 15] },
  ]
  const view: View = { ...end.view, gam: { ...end.view.gam, phase: 'over' }, board: { ...end.view.board, sets: [[14, 15]], match: [0, 1] } }
  for (const language of LANGUAGES) {
    const words = speaking('mexiko', language)
    const [home, guest] = [0, 1].map((you) => endingOf(view, lines, seats, you, words))
    expect([home!.score, guest!.score]).toEqual(['14 : 15', '15 : 14'])
    expect(home!.decided!.text).toMatch(/14 : 14.*62/)
    expect(home!.course).toMatchObject({ leads: [-1, 0, -1], to: '29' })
    expect(guest!.course!.leads).toEqual([1, 0, 1])
    expect(home!.course!.middle).toContain(seats[1]!.name)
    expect(endingOf(view, [], seats, null, words)).toEqual({ score: '14 : 15', decided: null, course: null })
  }
})
