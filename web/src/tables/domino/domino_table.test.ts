import { expect, test } from 'vitest'

import type { Move, View } from '../../types/domino'
import { scenesOf, speaking } from '../fixtures'
import { DominoTable } from './domino_table.svelte'
import { plain } from './tiles'

const scenes = scenesOf<View, Move>('domino')
const words = speaking('domino', 'en')

/** The table at the end of a scene, and what is sent from it. */
function opened(name: string, more: { over?: boolean; pending?: Move } = {}): { table: DominoTable; sent: Move[] } {
  const { you, seats, end } = scenes.get(name)!
  const sent: Move[] = []
  const { view, moves } = end
  const send = (move: Move): void => void sent.push(move)
  const given = { view, moves, you, seats, pending: more.pending ?? null, send, words, over: more.over ?? false }
  const table = new DominoTable(() => given)
  table.box = { width: 358, height: 505 }
  return { table, sent }
}

test('a tile that fits at one end is laid by one press, and at both ends it is asked where', () => {
  const { table, sent } = opened('fork')
  table.choose('12')
  expect(sent.map((move) => move.type === 'lay' && move.tile)).toEqual(['12'])
  expect(table.asked).toBeNull()
  table.choose('14')
  expect([sent.length, table.asked?.tile, table.asked?.lays.map((lay) => lay.side)]).toEqual([1, '14', ['left', 'right']])
  expect(table.ask).toBe(words('web-domino-which-end'))
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
  expect(opened('fork', { over: true }).table.ask).toBe('')
  expect(opened('fork').table.ask).toBe(words('web-domino-lay'))
})

test('while a round is counted no tile is on a rack', () => {
  const counted = [...scenes.keys()].map((name) => opened(name).table).filter((table) => table.count)
  expect(counted.length).toBeGreaterThan(0)
  expect(counted.flatMap((table) => table.hand)).toEqual([])
})

test('a tile that is asked about lies at both ends as it would, each with its number', () => {
  const { table } = opened('late-fork')
  expect(table.ghosts).toEqual([])
  table.choose('14')
  const { view, moves } = scenes.get('late-fork')!.end
  expect(table.ghosts.map(({ number }) => number).toSorted()).toEqual([view.left, view.right].toSorted())
  for (const { side, tile, number, lay, x, y } of table.ghosts) {
    expect(tile[side === 'left' ? 1 : 0]).toBe(String(number))
    expect(moves).toContainEqual(lay)
    expect(table.lying.ends![side]).toMatchObject({ x, y })
  }
  const xs = table.ghosts.map(({ x }) => x)
  expect(xs).toEqual(xs.toSorted((one, other) => one - other))
})

test('a tile on its way lies where it goes, and cannot be pressed', () => {
  const lay = scenes.get('fork')!.end.moves.find((move) => move.type === 'lay' && move.side === 'right')!
  const { ghosts } = opened('fork', { pending: lay }).table
  expect(ghosts.map((ghost) => [plain(ghost.tile), ghost.side, ghost.lay])).toEqual([[lay.type === 'lay' && lay.tile, 'right', null]])
})

test('the score begins with my own pair, for who looks on with A', () => {
  expect(opened('fish').table.score).toBe('44 : 24') // from the second seat
  expect(opened('drawn').table.score).toMatch(/ : /)
  const { end, you } = scenes.get('watching')!
  expect([you, opened('watching').table.score]).toEqual([null, end.view.points.join(' : ')])
})

test('the ends are none while nothing may be laid', () => {
  expect(opened('choice').table.ends).toEqual([])
  expect(opened('out').table.ends).toEqual([])
  expect(opened('others').table.ends).toHaveLength(2)
})

test('the sign of an end covers no tile, on any felt', () => {
  const { table } = opened('late-fork')
  table.choose('14')
  for (const box of [{ width: 308, height: 230 }, { width: 358, height: 505 }, { width: 770, height: 203 }, { width: 790, height: 583 }]) {
    table.box = box
    const tiles = [...table.lying.tiles, ...table.ghosts]
    for (const { beside } of table.ghosts) {
      const covered = tiles.filter(({ x, y, angle }) => {
        const [w, h] = angle % 180 ? [table.lying.unit, table.lying.unit / 2] : [table.lying.unit / 2, table.lying.unit]
        return Math.abs(beside.x - x) < w + 15 && Math.abs(beside.y - y) < h + 15
      })
      expect(covered).toEqual([])
      expect(beside.x > 0 && beside.y > 0 && beside.x < box.width && beside.y < box.height).toBe(true)
    }
  }
})
