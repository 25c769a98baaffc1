import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { ending } from './ending'
import { headline, reason } from './narration'
import { add, type Line } from './story'

const scenes = scenesOf<View, Move>('domino')
const told = (name: string): readonly Line[] => scenes.get(name)!.steps.reduce<readonly Line[]>(add, [])

test('a tile stands there with the ends after it, by who laid it', () => {
  const { steps } = scenes.get('fork')!
  const step = steps[0]!
  expect(told('fork')).toEqual([{ kind: 'move', at: step.before.plays.length + 1, seat: 3, tile: '34', ends: [1, 4] }])
})

test('the first tile of a round comes after who leads it', () => {
  const { before, after } = scenes.get('first')!.steps[0]!
  const lay: Move = { type: 'lay', tile: '26', side: null, seconds: null }
  const view = { ...after, due: 'play' as const }
  const lines = add([], { number: 5, by: 0, move: lay, before: view, after: { ...view, left: 2, right: 6 }, seconds: null })
  expect(lines).toEqual([
    { kind: 'round', number: before.number, lead: before.lead },
    { kind: 'move', at: 1, seat: 0, tile: '26', ends: [2, 6] },
  ])
})

test('a pass keeps the ends it was said at', () => {
  const { end } = scenes.get('pass')!
  const pass: Move = { type: 'pass', seconds: null }
  const [line] = add([], { number: 9, by: 0, move: pass, before: end.view, after: end.view, seconds: null })
  expect(line).toMatchObject({ kind: 'move', seat: 0, tile: null, ends: [end.view.left, end.view.right] })
})

test('a round ends with its outcome and the points after it', () => {
  for (const name of ['out', 'fish', 'drawn', 'over']) {
    const { end } = scenes.get(name)!
    expect(told(name).at(-1)).toEqual({ kind: 'ended', number: end.view.rounds.length, outcome: end.view.rounds.at(-1), points: end.view.points })
  }
})

test('what the referee decides is told, what nobody sees is not', () => {
  const step = scenes.get('fork')!.steps[0]!
  const lines = add([], { ...step, by: 'referee', move: { type: 'signs', seat: 1 } })
  expect(lines.map(({ kind }) => kind)).toEqual(['said'])
  const before: readonly Line[] = []
  expect(add(before, { ...step, move: null })).toBe(before)
  expect(add(before, { ...step, move: { type: 'confirm', seat: 1 } })).toBe(before)
})

test.each(LANGUAGES)('how a round ended stands over its count in %s', (language) => {
  const words = speaking('domino', language)
  for (const name of ['out', 'fish', 'drawn', 'over']) {
    const { end, seats } = scenes.get(name)!
    const outcome = end.view.rounds.at(-1)!
    for (const seat of [outcome.seat, null])
      for (const number of [null, 0, 1, 2, 3, 4, 5, 6]) expect(headline({ ...outcome, seat }, number, 2, seats, words)).not.toMatch(/undefined|null/)
    expect(headline({ ...outcome, by: 'revoke', winner: null }, null, 2, seats, words)).toContain('2')
    expect(reason(outcome, words)).not.toBe('')
    expect(reason({ ...outcome, by: 'revoke' }, words)).not.toBe('')
  }
})

test('how the party ended: the points of my pair first, its last round, and who led when', () => {
  const { end, seats } = scenes.get('over')!
  const words = speaking('domino', 'en')
  const [a, b] = end.view.points.map((points) => String(points).replace('-', '−'))
  const [first, second] = [ending(end.view, [], seats, 0, words), ending(end.view, [], seats, 1, words)]
  expect([first.score, second.score]).toEqual([`${a} : ${b}`, `${b} : ${a}`])
  expect(first.decided!.text).toContain(`Round ${end.view.rounds.length}`)
  expect(first.course!.leads).toHaveLength(end.view.rounds.length)
  expect(first.course!.leads.at(-1)).toBe(end.view.points[0] - end.view.points[1])
  expect(second.course!.leads).toEqual(first.course!.leads.map((lead) => -lead))
})
