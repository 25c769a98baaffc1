import { describe, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import { scenesOf } from '../fixtures'
import { keepOf, mayThrow, meant, offers, rowOf } from './offers'
import { ROWS } from './rows'

const scenes = scenesOf<View, Move>('kamos')
const made = (name: string, at = -1) => {
  const { view, moves } = scenes.get(name)!.frames.at(at)!
  return offers(view, moves)
}
const altered = (view: View, change: Partial<View>): View => ({ ...view, ...change })

describe('what a row offers', () => {
  test('every move that writes is offered, with the points of the preview, and no other', () => {
    const { view, moves } = scenes.get('evening')!.end
    const all = offers(view, moves)
    expect(all.map(({ row }) => row)).toEqual(ROWS)
    const offered = all.flatMap(({ write, cross }) => [write, cross]).filter(Boolean)
    expect(new Set(offered)).toEqual(new Set(moves.filter((move) => move.type !== 'keep')))
    expect(all.filter(({ write }) => write).map(({ row, points }) => [row, points])).toEqual([['5', 5], ['6', 12]])
  })

  test('why not: a full row, no die, the wrong shape, a straight by re-throw', () => {
    const all = made('evening')
    expect(all.map(({ why }) => why && `${why.code} ${why.rule}`)).toEqual([
      'full KCR-16', 'full KCR-16', 'full KCR-16', 'no-die KCR-16', null, null, 'delo KCR-7', 'kamos KCR-8', 'cina KCR-8', 'regal KCR-10',
    ])
    const straight = offers(altered(scenes.get('evening')!.end.view, { dice: [2, 3, 4, 5, 6] }), [])
    expect(straight[6]?.why).toEqual({ code: 'rethrown', rule: 'KCR-7' })
  })

  test('a × that loses is told as such (KCR-13), one below is not', () => {
    const all = made('loss')
    expect(all.filter(({ loses }) => loses).map(({ row }) => row)).toEqual(['3', '5'])
    expect(all[2]?.why).toEqual({ code: 'cross', rule: 'KCR-13' })
    expect(made('evening').some(({ loses }) => loses)).toBe(false)
  })

  test('a × is a sign on every row that takes nothing else', () => {
    for (const at of [0, -1]) expect(made('evening', at).filter(({ onlyCross }) => onlyCross).map(({ row }) => row)).toEqual(['delo', 'kamos', 'cina', 'regal'])
  })

  test('pressing a row means to write; a × where nothing else can be written, or when wanted (KCR-12)', () => {
    const view = altered(scenes.get('evening')!.end.view, { preview: [null, null, null, null, null, null, null, 25, null, null] })
    const moves: Move[] = [{ type: 'write', row: 'kamos' }, { type: 'cross', row: 'kamos' }, { type: 'cross', row: 'cina' }]
    const all = offers(view, moves)
    expect(meant(all[7]!, false)).toBe(moves[0])
    expect(meant(all[7]!, true)).toBe(moves[1])
    expect(meant(all[8]!, false)).toBe(moves[2])
    expect(meant(all[0]!, false)).toBeNull()
  })
})

describe('throwing again', () => {
  test('each way to keep dice is found, all five is none (KCR-2)', () => {
    const { moves, view } = scenes.get('evening')!.frames[0]!
    for (const keep of moves.filter((move) => move.type === 'keep')) expect(keepOf(moves, [...keep.dice].reverse())).toBe(keep)
    expect(keepOf(moves, view.dice)).toBeNull()
    expect(mayThrow(moves)).toBe(true)
    expect(mayThrow(scenes.get('evening')!.end.moves)).toBe(false)
  })

  test('only what fills a row has a row', () => {
    expect(rowOf({ type: 'cross', row: 'cina' })).toBe(8)
    expect(rowOf({ type: 'keep', dice: [1] })).toBe(-1)
    expect(rowOf(null)).toBe(-1)
  })
})
