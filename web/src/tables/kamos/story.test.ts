import { describe, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { ending } from './ending'
import { add, type Line, type Turn } from './story'

const scenes = scenesOf<View, Move>('kamos')
const told = (name: string): readonly Line[] => scenes.get(name)!.steps.reduce<readonly Line[]>(add, [])

describe('the game turn by turn', () => {
  test('a line grows with each throw, and is closed by what is written', () => {
    const steps = scenes.get('evening')!.steps
    const lines = steps.map((_, at) => steps.slice(0, at + 1).reduce<readonly Line[]>(add, []))
    expect(lines.map(({ length }) => length)).toEqual([0, 1, 1, 1])
    expect(lines.at(-1)![0]).toMatchObject({ dice: [1, 2, 5, 6, 6], throws: 3, place: null, mark: '' })
    const [first, second] = told('waiting') as Turn[]
    expect(first).toMatchObject({ seat: 0, dice: [3, 4, 6, 6, 6], throws: 3, place: 5, mark: '/', points: 18, lost: false })
    expect(first!.totals).toEqual([63, 64])
    expect(second).toMatchObject({ seat: 1, throws: 2, place: null })
  })

  test('who begins, and a tie in it', () => {
    expect(told('lot')).toEqual([{ kind: 'lot', dice: [{ seat: 0, die: 6 }, { seat: 1, die: 2 }, { seat: 2, die: 6 }], first: null }])
  })

  test('a × that loses everything, and what a real table reports', () => {
    expect(told('lost-over').at(-1)).toMatchObject({ mark: '×', points: 0, lost: true })
    const { end } = scenes.get('reported')!
    const sheets = end.view.sheets.map((sheet, seat) => (seat ? sheet : { ...sheet, cells: sheet.cells.map((cells, place) => (place === 8 ? [{ points: 38, mark: '38', hand: true }] : cells)) }))
    const move: Move = { type: 'turn', row: 'cina', dice: [6, 3, 3, 3, 6], points: null, hand: true, cross: false }
    const [line] = add([], { number: 1, by: 'referee', move, before: end.view, after: { ...end.view, sheets }, seconds: null })
    expect(line).toMatchObject({ dice: [3, 3, 3, 6, 6], throws: 0, hand: true, place: 8, mark: '38*' })
  })

  test('what was written before the lines began has none', () => {
    const { steps } = scenes.get('over')!
    expect(add([], steps.at(-1)!)).toEqual([])
  })
})

describe('how it ended', () => {
  const end = (name: string, you: number | null, language = 'en') => {
    const { view } = scenes.get(name)!.end
    return ending(view, told(name), scenes.get(name)!.seats, you, speaking('kamos', language))
  }

  test('my total first; of more than two only mine, the plates have them all', () => {
    expect(end('over', 1).score).toBe('76')
    expect(end('waiting', 1).score).toBe('64 : 63')
    expect(end('waiting', null).score).toBe('63 : 64')
  })

  test('the turn that decided: the winner’s best, or the × that lost', () => {
    expect(end('over', 0).decided).toBeNull() // nobody won alone
    expect(end('lost-over', 0).decided?.text).toMatch(/loses the whole game/)
    const view = { ...scenes.get('waiting')!.end.view, places: [1, 2] }
    const decided = ending(view, told('waiting'), scenes.get('waiting')!.seats, 0, speaking('kamos', 'en')).decided
    expect(decided?.text).toBe('Irena writes 18 points in row 6.')
  })

  test('who led after each turn', () => {
    const lines = [[10, 4], [10, 30], [50, 30]].map((totals): Turn => ({ ...(told('waiting')[0] as Turn), totals }))
    const { course } = ending(scenes.get('waiting')!.end.view, lines, scenes.get('waiting')!.seats, 1, speaking('kamos', 'cs'))
    expect(course).toEqual({ leads: [-6, 20, -20], from: '1. tah', middle: '', to: '3. tah' })
  })

  test('in every language', () => {
    for (const language of LANGUAGES) expect(end('lost-over', 0, language).decided?.title).toMatch(/\S/)
  })
})
