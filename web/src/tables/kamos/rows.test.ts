import { describe, expect, test } from 'vitest'

import { writable } from '../../parts/pen'
import type { Cell, Kamos1, Move, View } from '../../types/kamos'
import { scenesOf } from '../fixtures'
import { balanceAfter, balanceOf, isLower, markOf, perLine, ROWS, rowDoubling, sheetDoubling, signed, writtenOf } from './rows'

const scenes = scenesOf<View, Move>('kamos')
const { view } = scenes.get('evening')!.end
const rules: Kamos1 = { ...view.rules, columns: 2 }
const cell = (points: number, hand = false, mark = String(points)): Cell => ({ points, mark, hand })

describe('marks (KCR-5)', () => {
  test('are those that the rules wrote, wherever the cell is', () => {
    for (const sheet of view.sheets)
      sheet.cells.forEach((cells, place) => {
        for (const { mark, points } of cells) if (mark !== '×') expect(markOf(place, points)).toBe(mark)
      })
  })

  test('rows 1 and 2 know no norm (KCR-4)', () => {
    expect([markOf(0, 3), markOf(1, 6), markOf(2, 9), markOf(3, 16), markOf(4, 25), markOf(5, 6)]).toEqual(['3', '3', '/', 'O', 'OO', '1'])
  })

  test('the pen can write them all, and a star beside what came from the hand', () => {
    for (const { frames } of scenes.values())
      for (const cell of frames.at(-1)!.view.sheets.flatMap(({ cells }) => cells.flat())) expect(writable(writtenOf(cell)), cell.mark).toBe(true)
    expect([cell(20, true), cell(20), cell(0, true, '×')].map(writtenOf)).toEqual(['20*', '20', '×'])
  })
})

describe('norms (KCR-6)', () => {
  test('the balance is told where there are norms and cells, and foretold', () => {
    const sheet = view.sheets[0]!
    expect(ROWS.map((_, place) => balanceOf(sheet, place) !== null)).toEqual([false, false, true, true, true, true, false, false, false, false])
    expect(balanceAfter(sheet, 4, 5)).toBe(balanceOf(sheet, 4)! - 2)
    expect(balanceAfter(sheet, 0, 5)).toBeNull()
    expect(balanceOf(scenes.get('lost-over')!.end.view.sheets[0]!, 5)).toBeNull() // nothing but the × that lost
  })

  test('numbers have true signs', () => {
    expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3'])
  })
})

describe('doublings', () => {
  test('a row of Kámoš or Čína, all from the hand (KCR-9)', () => {
    expect(rowDoubling([], 7, rules)).toBe('no')
    expect(rowDoubling([cell(40, true)], 7, rules)).toBe('may')
    expect(rowDoubling([cell(40, true), cell(32, true)], 8, rules)).toBe('yes')
    expect(rowDoubling([cell(40, true), cell(16)], 8, rules)).toBe('no')
    expect(rowDoubling([cell(15, true), cell(15, true)], 6, rules)).toBe('no')
  })

  test('a row of Regál, by agreement (KCR-11)', () => {
    const cells = [cell(40), cell(60, true)]
    expect(rowDoubling(cells, 9, rules)).toBe('no')
    expect(rowDoubling(cells, 9, { ...rules, regal_row_doubles: true })).toBe('yes')
    expect(rowDoubling([cell(40), cell(0, false, '×')], 9, { ...rules, regal_row_doubles: true })).toBe('no')
  })

  test('a row that doubles in a real game is worth twice its cells', () => {
    const { sheets, rules: agreed } = scenes.get('doubled')!.end.view
    const sheet = sheets[0]!
    expect(rowDoubling(sheet.cells[9]!, 9, agreed)).toBe('yes')
    expect(sheet.points[9]).toBe(2 * sheet.cells[9]!.reduce((sum, { points }) => sum + points, 0))
  })

  test('a sheet without a × (KCR-14)', () => {
    const sheet = view.sheets[0]!
    const agreed = { ...view.rules, no_hajcman_doubles: true }
    const clean = { ...sheet, cells: sheet.cells.map((cells) => cells.filter(({ mark }) => mark !== '×')) }
    expect(sheetDoubling(sheet, agreed)).toBe('no')
    expect(sheetDoubling(clean, agreed)).toBe('may')
    expect(sheetDoubling({ ...clean, full: true }, agreed)).toBe('yes')
    expect(sheetDoubling(clean, view.rules)).toBe('no')
  })
})

test('up to ten cells lie in one line, more in two', () => {
  expect([1, 10, 11, 20].map(perLine)).toEqual([1, 10, 6, 10])
  expect(ROWS.map((_, place) => isLower(place)).indexOf(true)).toBe(6)
})
