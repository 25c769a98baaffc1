import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { scenesOf, speaking } from '../fixtures'
import { DominoTable } from './domino_table.svelte'
import { said } from './tiles'

const scenes = scenesOf<View, Move>('domino')
const words = speaking('domino', 'en')

/** The table at the end of a scene, and what is sent from it. */
function opened(name: string, more: { over?: boolean; pending?: Move } = {}): { table: DominoTable; sent: Move[] } {
  const { you, seats, end } = scenes.get(name)!
  const sent: Move[] = []
  const { view, moves } = end
  const send = (move: Move): void => void sent.push(move)
  const given = { view, moves, you, seats, pending: more.pending ?? null, send, words, over: more.over ?? false }
  return { table: new DominoTable(() => given), sent }
}

test('a tile that fits at one end is laid by one press, and at both ends it is asked where', () => {
  const { table, sent } = opened('fork')
  table.choose('12')
  expect(sent.map((move) => move.type === 'lay' && move.tile)).toEqual(['12'])
  expect(table.asked).toBeNull()
  table.choose('14')
  expect([sent.length, table.asked?.tile, table.asked?.lays.map((lay) => lay.side)]).toEqual([1, '14', ['left', 'right']])
  expect(table.text).toBe(words('web-domino-which-end', { tile: said('14') }))
  table.choose('14')
  expect([table.asked, sent.length]).toEqual([null, 1])
  table.choose('14')
  expect([table.leave(), table.asked, table.leave()]).toEqual(['14', null, null])
})

test('a tile that fits nowhere does nothing', () => {
  const { table, sent } = opened('pass')
  for (const tile of table.hand) table.choose(tile)
  expect([sent, table.asked]).toEqual([[], null])
})

test('what is on its way is meant, and where somebody gave up nothing is asked of anybody', () => {
  const { moves } = scenes.get('fork')!.end
  const lay = moves.find((move) => move.type === 'lay')!
  expect(opened('fork', { pending: lay }).table.meant).toBe(lay.tile)
  expect(opened('fork', { over: true }).table.text).toBe('')
  expect(opened('fork').table.text).not.toBe('')
})

test('while a round is counted no tile is on a rack', () => {
  const counted = [...scenes.keys()].map((name) => opened(name).table).filter((table) => table.count)
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.flatMap((table) => table.hand)).toEqual([])
})
