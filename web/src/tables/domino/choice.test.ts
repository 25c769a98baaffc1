import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { scenesOf } from '../fixtures'
import { movesOf, slots, ways } from './choice'
import { asksMe, stand } from './prompt'

const scenes = scenesOf<View, Move>('domino')
const at = (name: string) => scenes.get(name)!.end

test('a tile that fits at both ends has two ways, the others one', () => {
  const { moves, view } = at('late-fork')
  expect([view.left, view.right].toSorted()).toEqual([1, 4])
  expect(ways(moves).get('14')?.map((lay) => lay.side)).toEqual(['left', 'right'])
  const fork = at('fork').moves
  const found = [...ways(fork)].map(([tile, lays]) => `${tile}: ${lays.map((lay) => lay.side).join(' ')}`)
  expect(found.toSorted()).toEqual(['11: left', '12: left', '14: left right'])
})

test('a pass is there when nothing fits, and only then', () => {
  expect(movesOf(at('pass').moves, 'pass')).not.toBeNull()
  expect(ways(at('pass').moves).size).toBe(0)
  expect(movesOf(at('fork').moves, 'pass')).toBeNull()
})

test('the rack keeps its places, and a new hand is stood up anew', () => {
  const hand = ['26', '12', '14', '11', '66', '16', '33']
  const full = slots([], hand)
  expect(full).toEqual(hand)
  const fewer = slots(full, ['26', '14', '11', '66', '16', '33'])
  expect(fewer).toEqual(['26', null, '14', '11', '66', '16', '33'])
  expect(slots(fewer, ['26', '14', '11', '66', '16'])).toEqual(['26', null, '14', '11', '66', '16', null])
  expect(slots(fewer, hand.toReversed())).toEqual(hand.toReversed())
  expect(slots([], ['26', '14'])).toEqual(['26', '14', null, null, null, null, null])
  expect(slots(fewer, [])).toEqual(Array(7).fill(null))
})

test('what the table waits for', () => {
  const of = (name: string): string => {
    const { end, you } = scenes.get(name)!
    return stand(end.view, end.moves, null, you)
  }
  expect(['choice', 'first', 'fork', 'pass', 'others', 'must', 'watching', 'over'].map(of)).toEqual([
    'choice',
    'first',
    'lay',
    'none-fits',
    'waits',
    'must',
    'waits',
    'decided',
  ])
  const { end, you } = scenes.get('fork')!
  expect(stand(end.view, [], end.moves[0]!, you)).toBe('sent')
})

test('what is mine to do is asked on my plate, what others do is not', () => {
  const asked = (name: string): boolean => {
    const { end, you } = scenes.get(name)!
    return asksMe(stand(end.view, end.moves, null, you))
  }
  expect(['choice', 'first', 'fork', 'pass', 'must'].filter(asked)).toHaveLength(5)
  expect(['others', 'watching', 'over'].filter(asked)).toEqual([])
})
