import { describe, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import { scenesOf } from '../fixtures'
import { offers } from './offers'
import { previews } from './previews'

const scenes = scenesOf<View, Move>('kamos')
const { view, moves } = scenes.get('evening')!.end
const mine = offers(view, moves)
const marks = (list: ReturnType<typeof previews>) => list.map((one) => one?.mark ?? '')

describe('what the throw gives, as it would be written', () => {
  test('points and a ×, in the rows that take them', () => {
    const shown = previews(view, mine, null, true)
    expect(marks(shown)).toEqual(['', '', '', '', '1', '2', '×', '×', '×', '×'])
    expect(shown[5]).toEqual({ mark: '2', points: 12, loses: false, own: true, chosen: false })
    expect(shown[9]).toMatchObject({ points: null })
  })

  test('the row I mean, and a × there instead', () => {
    expect(previews(view, mine, { place: 5, crossing: false }, true)[5]).toMatchObject({ mark: '2', chosen: true })
    expect(previews(view, mine, { place: 7, crossing: true }, true)[7]).toMatchObject({ mark: '×', points: null, chosen: true })
  })

  test('a star where it would come from the hand; only points where others throw', () => {
    const dice = { ...view, hand: true, preview: [null, null, null, null, null, null, 20, null, null, null] }
    expect(marks(previews(dice, null, null, false))[6]).toBe('20*')
    expect(marks(previews(view, null, null, false))).toEqual(['', '', '', '', '1', '2', '', '', '', ''])
  })

  test('nothing while dice are thrown again', () => {
    expect(marks(previews({ ...view, kept: [1] }, mine, null, true)).join('')).toBe('')
  })

  test('a × that loses is told as such (KCR-13)', () => {
    const loss = scenes.get('loss')!.end
    expect(previews(loss.view, offers(loss.view, loss.moves), null, true)[2]).toMatchObject({ mark: '×', loses: true })
  })
})
