import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { scenesOf } from '../fixtures'
import { countOf, ended } from './count'
import { protocol } from './protocol'
import { lotsAfter } from './lots'
import { sounds } from './sounds'

const scenes = scenesOf<View, Move>('domino')
const ROUNDS = ['out', 'fish', 'drawn', 'over']

test.each(ROUNDS)('%s: what was left and what was laid are 168, each hand is shown', (name) => {
  const { view } = scenes.get(name)!.end
  const count = countOf(view)!
  expect(count.left + count.laid).toBe(168)
  expect(count.hands.map((hand) => hand.points)).toEqual(count.outcome.left)
  expect(count.hands.every((hand) => hand.tiles !== null)).toBe(true)
  expect(count.pairs[0]! + count.pairs[1]!).toBe(count.left)
})

test('a drawn fish leaves both pairs the same, a fish is won by who holds less', () => {
  const drawn = countOf(scenes.get('drawn')!.end.view)!
  expect(drawn.pairs[0]).toBe(drawn.pairs[1])
  const fish = countOf(scenes.get('fish')!.end.view)!
  expect(fish.outcome.winner).toBe('B')
  expect(fish.pairs[1]!).toBeLessThan(fish.pairs[0]!)
})

test('no hand but one’s own is shown while a round is played', () => {
  for (const { end, you } of scenes.values()) {
    if (ended(end.view)) continue
    expect(countOf(end.view)).toBeNull()
    end.view.hands.forEach((hand, seat) => expect(hand === null || seat === you).toBe(true))
  }
})

test.each(ROUNDS)('%s: the protocol comes to the points on the board', (name) => {
  const { view } = scenes.get(name)!.end
  const entries = protocol(view)
  expect(entries.at(-1)!.points).toEqual(view.points)
  expect(entries.filter((entry) => entry.kind === 'round')).toHaveLength(view.rounds.length)
  expect(entries.filter((entry) => entry.kind === 'sanction')).toHaveLength(view.sanctions.length)
})

test('what is heard, and how long the lots lie open', () => {
  const out = scenes.get('out')!
  expect(sounds(out.steps[0]!, out.you)).toEqual(['tile', 'pencil'])
  expect(sounds(scenes.get('drawn')!.steps[0]!, 3)).toEqual(['tile'])
  const over = scenes.get('over')!.steps[0]!
  expect(sounds(over, 0)).toEqual(['tile', 'pencil', 'win'])
  expect(sounds(over, 1)).toEqual(['tile', 'pencil', 'lose'])
  const lots = scenes.get('lots')!.steps[0]!
  expect(sounds(lots, 0)).toEqual([])
  const open = lotsAfter(null, lots)
  expect(open?.tiles).toEqual(['66', '24', '05', '03'])
  expect(lotsAfter(open, { ...lots, move: { type: 'draw' } })).toBe(open)
  expect(lotsAfter(open, { ...lots, move: { type: 'reshuffle' } })).toBeNull()
})
