import { expect, test } from 'vitest'

import type { Move, View } from '../../types/mexiko'
import { scenesOf } from '../fixtures'
import { NAMES } from './calls'
import { lineupOf } from './lineup'
import { asides, finishing, fresh, offered, reserves } from './offer'
import { marksOf, outcomeOf, sceneOf } from './scene'

const called = (name: string): number => NAMES.indexOf(name)
const scenes = scenesOf<View, Move>('mexiko')
const last = (name: string) => scenes.get(name)!.end

test('my dice lie behind my hand, and I see them', () => {
  const { view, moves } = last('serve')
  expect(sceneOf(view)).toMatchObject({ thrower: 0, lie: 'covered', dice: called('31'), call: null, outcome: null })
  expect(offered(moves).calls.size).toBe(21)
  expect(offered(moves).give).toBe(false)
  expect(marksOf(view)).toMatchObject({ beat: null, said: null, thrown: called('31') })
})

test('the other sees a hand and nothing else', () => {
  for (const name of ['behind', 'answer']) {
    const { view } = last(name)
    expect(sceneOf(view)).toMatchObject({ thrower: 0, lie: 'covered', dice: null })
    expect(marksOf(view).thrown).toBeNull()
  }
})

test('a call waits for its answer on the side of its caller', () => {
  const { view, moves } = last('answer')
  expect(sceneOf(view)).toMatchObject({ call: called('52'), caller: 0, believed: false })
  expect([...offered(moves).signs]).toEqual(['accept', 'doubt'])
})

test('after an accept the caller says where it is thrown', () => {
  const { view, moves } = last('where')
  expect([...offered(moves).signs]).toEqual(['table', 'behind'])
  expect(marksOf(view)).toMatchObject({ beat: called('52'), said: null })
})

test('what must be beaten is marked, and what was accepted before', () => {
  const { view, moves } = last('beat')
  expect(marksOf(view)).toEqual({
    beat: called('61'),
    said: null,
    trail: new Set([called('52'), called('61')]),
    thrown: called('61'),
  })
  const { calls, give } = offered(moves)
  expect(Math.min(...calls)).toBe(called('62'))
  expect(give).toBe(true)
})

test('mexiko is beaten by mexiko only', () => {
  expect([...offered(last('mexiko').moves).calls]).toEqual([called('M')])
})

test('a doubted gam shows whose dice they were and who scores', () => {
  const { view } = last('doubted')
  expect(outcomeOf(view)).toEqual({
    by: 'doubt',
    scorer: 1,
    points: 1,
    thrower: 0,
    call: called('62'),
    dice: called('61'),
    set: null,
  })
  expect(sceneOf(view)).toMatchObject({ lie: 'open', thrower: 0, caller: 0 })
})

test('an open throw is the believer’s, the call the other’s', () => {
  const { view } = last('open')
  expect(outcomeOf(view)).toMatchObject({ by: 'table', scorer: 0, thrower: 0, points: 2 })
  expect(sceneOf(view)).toMatchObject({ caller: 1, believed: true })
})

test('dice handed over are not shown', () => {
  const { view } = last('handed')
  expect(sceneOf(view)).toMatchObject({ lie: 'none', dice: null, thrower: 1, caller: 0 })
  expect(outcomeOf(view)).toMatchObject({ by: 'give', scorer: 0, points: 2 })
})

test('the end of a set and of a match', () => {
  expect(outcomeOf(last('over').view)!.set).toEqual([15, 12])
  expect(marksOf(last('over').view)).toEqual({ beat: null, said: null, trail: new Set(), thrown: null })
})

test('before a serve a time-out may be asked for, and foam where there is beer', () => {
  const { view } = last('how')
  expect(fresh(view)).toBe(true)
  expect(asides(view, 1).map((move) => move.type)).toEqual(['time-out'])
  expect(asides(view, null)).toEqual([])
  const pub: View = { ...view, rules: { ...view.rules, beer: true }, board: { ...view.board, gams: 0, timeouts: [2, 2] } }
  expect(asides(pub, 0).map((move) => move.type)).toEqual(['foam'])
  expect(asides(last('half').view, 0)).toEqual([])
})

test('the loser says that the glass is empty; in a time-out another die comes in, but none with a red card', () => {
  const { view } = last('how')
  const drinking = { loser: 1, seconds: 120, finished: false }
  const pub: View = { ...view, board: { ...view.board, drinking } }
  expect(finishing(pub, 1)).toEqual({ type: 'finished', seat: 1 })
  expect(finishing(pub, 0)).toBeNull()
  expect(finishing({ ...pub, board: { ...pub.board, drinking: { ...drinking, finished: true } } }, 1)).toBeNull()
  const dice = [1, 2, 3].map((number) => ({ number, name: '' }))
  const board = { ...view.board, paused: true, lineups: [dice, []], fielded: [1, null], cards: [{ seat: 0, die: 3, red: true, set: 0 }] } as View['board']
  expect(reserves({ ...view, board }, 0).map((move) => move.die)).toEqual([2])
  expect(reserves({ ...view, board: { ...board, paused: false } }, 0)).toEqual([])
})

test('a line-up is announced only as the rules allow it', () => {
  const row = (number: string, name = ''): { number: string; name: string } => ({ number, name })
  expect(lineupOf([row('7', ' Ferda  M '), row('', '')]).dice).toEqual([{ number: 7, name: 'Ferda M' }])
  expect(lineupOf([row('')]).wrong).toBe('none')
  expect(lineupOf([row('1.5')]).wrong).toBe('number-wrong')
  expect(lineupOf([row('', 'Ferda')]).wrong).toBe('number-wrong')
  expect(lineupOf([row('7'), row('07')]).wrong).toBe('twice')
  expect(lineupOf([row('7', 'a,b')]).wrong).toBe('sign')
})
