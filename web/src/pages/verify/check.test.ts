// The recipe of docs/chance.md in the browser, against numbers computed elsewhere.
import { describe, expect, it } from 'vitest'

import { redrawOf } from '../../tables/contract'
import type { Chance } from '../../types/server'
import { same } from '../../parts/same'
import { check, count, holds } from './check'
import proven from './proven.json'
import { commitmentOf } from '../../chance/recipe'
import { bytesOf, Promised, reading } from './numbers'

const PROVEN = proven as Chance[]

describe('numbers', () => {
  it('throws away what would favour low numbers', () => {
    const below = reading(Uint8Array.of(252, 255, 7, 251))
    expect([below(6), below(6)]).toEqual([1, 5])
    expect(() => below(6)).toThrow()
  })
  it('takes two bytes where one is too few', () => {
    expect(reading(Uint8Array.of(1, 2))(257)).toBe(258 % 257)
  })
  it('knows the commitment', async () => {
    expect(await commitmentOf(new Uint8Array(32))).toMatch(/^sha256:66687aadf862bd77/)
    expect(bytesOf('0aff')).toEqual(Uint8Array.of(10, 255))
    expect(bytesOf('xy')).toBeNull()
  })
  it('asks for more bytes as long as it needs them', () => {
    const promised = new Promised(new Uint8Array(32), 'g', ['a'])
    const many = promised.draw(1, (below) => Array.from({ length: 500 }, () => below(6)))
    expect(many.length).toBe(500)
    expect(new Set(many)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  })
})

describe('whole games, as the server tells them', () => {
  it.each(PROVEN.map((chance) => [chance.game, chance] as const))('%s: every throw is drawn again', async (_, chance) => {
    const redraw = await redrawOf(chance.game)
    const verdict = await check(chance, redraw!)
    expect(verdict!.kept).toBe(true)
    expect(count(verdict!, 'agrees')).toBe(chance.throws.length)
    expect(holds(verdict!)).toBe(true)
  })
  it.each(PROVEN.map((chance) => [chance.game, chance] as const))('%s: another secret, value or throw is found out', async (_, chance) => {
    const redraw = (await redrawOf(chance.game))!
    const first = chance.throws[0]!
    const secret = chance.secret.replace(/^../, 'ee')
    expect((await check({ ...chance, secret }, redraw))!.kept).toBe(false)
    expect(holds((await check({ ...chance, values: ['x', ...chance.values.slice(1)] }, redraw))!)).toBe(false)
    const other = { ...chance, throws: [{ ...first, entry: first.entry + 1000 }] }
    expect(count((await check(other, redraw))!, 'differs')).toBe(1)
    for (const wrong of ['put', 'gone'] as const) {
      const mended = { ...chance, throws: [{ ...first, [wrong]: true }] }
      expect(holds((await check(mended, redraw))!)).toBe(false)
    }
    expect(count((await check({ ...chance, taken: first.entry }, redraw))!, 'taken')).toBe(1)
    expect(await check({ ...chance, secret: '' }, redraw)).toBeNull()
  })
})

it('compares values, not texts', () => {
  expect(same({ a: [1, 2], b: null }, { b: null, a: [1, 2] })).toBe(true)
  expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  expect(same([1], { 0: 1 })).toBe(false)
})
