import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { stand, standSaid } from './prompt'
import { announce, describe, reasonSaid } from './narration'

const scenes = scenesOf<View, Move>('domino')
const en = speaking('domino', 'en')

function told(name: string): string {
  const { steps, seats, you } = scenes.get(name)!
  return announce(steps[0]!, seats, you, en)
}

function described(name: string): string {
  const { end, seats, you } = scenes.get(name)!
  return describe(end.view, seats, you, en)
}

test('one short sentence for a step', () => {
  expect(told('lots')).toBe(
    'For the first move: Olena 6-6, Martin 2-4, Petro 0-5, Karl 0-3. First move: Olena. It is your move.',
  )
  expect(told('first')).toMatch(/^The tiles are drawn\. Your tiles: 2-6, 1-2, 1-4, 1-1, 6-6, 1-6, 3-3\./)
  expect(told('fork')).toBe('Karl lays 3-4. Ends 1 and 4. It is your move.')
  expect(told('out')).toMatch(/Round 1: pair A goes out and writes 24 points\.$/)
  expect(told('fish')).toMatch(/Round 2: fish\. Pair B holds less and writes 44 points\.$/)
})

test('the whole position', () => {
  expect(described('fork')).toBe(
    'Round 1. A 0 : 0 B, to 100. Table: 1-5, 5-3, 3-1, 1-6, 6-4, 4-2, 2-2, 2-6, 6-3, 3-3, 3-4. Ends: 1 and 4. ' +
      'Martin: 4 tiles. Petro: 5 tiles. Karl: 4 tiles. Your tiles: 1-2, 1-4, 1-1, 6-6. It is your move.',
  )
  expect(described('watching')).toContain('Olena: one tile.')
  expect(described('over')).toContain('The game is decided')
})

test('nothing hidden is said: only what one’s own view has', () => {
  const { end, seats } = scenes.get('fork')!
  expect(describe(end.view, seats, 1, en)).not.toContain('Your tiles')
})

const MOVES: Move[] = [
  { type: 'reshuffle' },
  { type: 'draw' },
  { type: 'pass', seconds: 3 },
  { type: 'slow', seat: 1 },
  { type: 'overdue' },
  { type: 'excused', seat: 1 },
  { type: 'touched', seat: 1, tile: null },
  { type: 'touched', seat: 1, tile: '25' },
  { type: 'out-of-turn', seat: 2, decision: 'continue', tile: '25' },
  { type: 'out-of-turn', seat: 2, decision: 'restart', tile: null },
  { type: 'revoke', seat: 3 },
  { type: 'signs', seat: 0 },
  { type: 'penalty', pair: 'A', points: 5, reason: 'x', seat: 0 },
  { type: 'time-up' },
  { type: 'absent', pair: 'B' },
  { type: 'sign', seat: 2 },
]

test.each(LANGUAGES)('all of it can be said in %s', (language) => {
  const words = speaking('domino', language)
  for (const { end, steps, seats, you } of scenes.values()) {
    for (const step of steps) expect(announce(step, seats, you, words)).not.toBe('')
    expect(describe(end.view, seats, you, words)).not.toMatch(/undefined|null/)
    const what = stand(end.view, end.moves, null, you)
    if (what !== 'nothing') expect(standSaid(what, end.view, seats, words)).not.toBe('')
  }
  const { steps, seats } = scenes.get('fork')!
  const step = steps[0]!
  for (const move of MOVES) expect(announce({ ...step, after: step.before, move }, seats, null, words)).not.toBe('')
  for (const quiet of [{ type: 'confirm', seat: 1 }, null] as (Move | null)[])
    expect(announce({ ...step, after: step.before, move: quiet }, seats, null, words)).toBe('')
  for (const reason of ['slow', 'signs', 'touched', 'out-of-turn', 'revoke'])
    expect(reasonSaid(reason, words)).toBe(words(`domino-reason-${reason}`))
  expect(reasonSaid('', words)).toBe('–')
})
