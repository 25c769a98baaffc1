import { describe as group, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import type { Step } from '../contract'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { acting, beside, shownSheet } from './shown_sheets'
import { offers } from './offers'
import { rowText } from './labels'
import { choosing, standings } from './places'
import { announce, describe } from './narration'

const cs = speaking('kamos', 'cs')
const scenes = scenesOf<View, Move>('kamos')
function told(name: string, at: number, words = cs): string {
  const { steps, seats, you } = scenes.get(name)!
  return announce(steps.at(at)!, seats, you, words)
}

group('what happens, in a sentence', () => {
  test('my throws are told to me, with what is left; my keeping needs no word', () => {
    expect(told('evening', -1)).toBe('Padlo 1 2 5 6 6, hody došly.')
    expect(told('evening', 1)).toBe('Padlo 1 2 4 5 6, zbývá 1 hod.')
    expect(told('evening', 0)).toBe('')
    expect(told('written', -1)).toMatch(/^Jste na tahu. Padlo /)
  })

  test('those of others with their names', () => {
    expect(told('others-turn', -1)).toMatch(/^Lenka hází: /)
    expect(told('reported', -1)).toMatch(/píše 9 bodů do řádku 3\./)
  })

  test('the lot, and a tie in it', () => {
    expect(told('lot', -1)).toBe('Los: Lenka 6, Filip 2, Tomáš 6. Shoda, nejvyšší hází znovu.')
  })

  test('the loss and a full sheet', () => {
    const step = scenes.get('lost-over')!.steps.at(-1)!
    expect(told('lost-over', -1)).toMatch(/musí napsat × do řádku 4 a prohrává celou hru/)
    expect(step.after.places).not.toBeNull()
    expect(told('over', -1)).toMatch(/Tabulka je plná: 76 bodů\.$/)
  })

  test('reports of a real table', () => {
    const { view } = scenes.get('reported')!.end
    const step = (move: Move): Step<View, Move> => ({ number: 1, by: 'referee', move, before: view, after: view, seconds: null })
    const say = (move: Move): string => announce(step(move), scenes.get('reported')!.seats, 0, cs)
    expect(say({ type: 'turn', row: '6', dice: null, points: 24, hand: false, cross: false })).toMatch(/6 O$/)
    expect(say({ type: 'turn', row: 'cina', dice: null, points: null, hand: false, cross: true })).toMatch(/Čína ×$/)
    expect(say({ type: 'sheet', seat: 1, rows: [], total: 400, lost: true })).toMatch(/Celkem: 400, prohráno$/)
    expect(say({ type: 'first', seat: 0 })).toMatch(/^Začíná /)
  })

  test('in every language every step and every position has its words, and no gap in them', () => {
    for (const language of LANGUAGES)
      for (const { frames, steps, seats, you } of scenes.values()) {
        const words = speaking('kamos', language)
        for (const step of steps) expect(announce(step, seats, you, words)).not.toMatch(/\{|\}|undefined|null/)
        for (const { view } of frames) expect(describe(view, seats, you, words)).not.toMatch(/\{|\}|undefined|null|^$/)
      }
  })
})

group('where it stands', () => {
  test('whose turn, the dice, what I could write, the totals', () => {
    const { end, seats } = scenes.get('evening')!
    expect(describe(end.view, seats, 0, cs)).toBe(
      'Na tahu je Marie. Na stole: 1 2 5 6 6 (hod 3/3). Zapsat jde: 5 za 5, 6 za 12. Součty: Marie 650, Josef 614.',
    )
    expect(describe(end.view, seats, null, cs)).not.toContain('Zapsat jde')
  })

  test('equal totals share the place (KCR-15); a lost sheet is behind all others (KCR-13)', () => {
    expect(standings(scenes.get('over')!.end.view).map(({ seat, place }) => [seat, place])).toEqual([[0, 1], [2, 1], [1, 3]])
    const lost = standings(scenes.get('lost-over')!.end.view)
    expect(lost.every((one) => one.lost)).toBe(true)
    expect(lost.map(({ place }) => place)).toEqual([1, 2])
    const { view } = scenes.get('evening')!.end
    const one = { ...view, sheets: view.sheets.map((sheet, seat) => ({ ...sheet, lost: seat === 0 })) }
    expect(standings(one)[0]).toMatchObject({ seat: 1, place: 1 })
  })

  test('a row says its cells, its points, its norms, and what it would give', () => {
    const { view, moves } = scenes.get('evening')!.end
    const text = rowText(view.sheets[0]!, 5, view.rules, offers(view, moves)[5]!, cs)
    expect(text).toBe('6: norma, kulaté, norma, norma, 2 kostky, norma, norma, 2 kostky; 138 bodů; 1 kostka chybí do normy; teď 12 bodů')
    expect(rowText(view.sheets[0]!, 6, view.rules, offers(view, moves)[6]!, cs)).toBe('Dělo: hajcman; 0 bodů; teď jen hajcman')
  })

  test('the game waits for who has to choose, and for nobody while dice are due', () => {
    expect(choosing(scenes.get('evening')!.end.view)).toBe(0)
    expect(scenes.get('evening')!.frames.map(({ view }) => choosing(view))).toEqual([0, null, 0, null, 0])
    expect(choosing(scenes.get('over')!.end.view)).toBeNull()
  })
})

group('whose sheet is looked at', () => {
  test('mine, or the one I picked; a spectator sees who has just written, then who throws', () => {
    const [wrote, threw] = scenes.get('written')!.steps.slice(-2) as [Step<View, Move>, Step<View, Move>]
    expect(acting(wrote.after, wrote)).toBe(0)
    expect(acting(threw.after, threw)).toBe(1)
    expect(shownSheet(wrote.after, wrote, 1, null)).toBe(1)
    expect(shownSheet(wrote.after, wrote, null, null)).toBe(0)
    expect(shownSheet(wrote.after, wrote, 1, 0)).toBe(0)
  })

  test('beside mine is always another', () => {
    const { view } = scenes.get('over')!.end
    for (const main of [0, 1, 2]) expect(beside(view, null, main, null)).not.toBe(main)
    expect(beside(view, null, 0, 2)).toBe(2)
  })
})
