import { describe, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import { scenesOf } from '../fixtures'
import { keptOf, laid, setAside, toggled, type Slots } from './slots'

const view = (thrown: number, dice: number[], kept: number[] | null = null, turns = 4) => ({ turns, thrown, dice, kept })

describe('dice in their places (KCR-2)', () => {
  test('a first throw lies as it is told, all fresh, none aside', () => {
    const slots = laid(null, view(1, [1, 3, 3, 5, 6]))
    expect(slots).toMatchObject({ faces: [1, 3, 3, 5, 6], kept: [false, false, false, false, false] })
    expect(slots.fresh).not.toContain(false)
  })

  test('the die that was pressed is the one that stays: its twin is thrown', () => {
    let slots = toggled(laid(null, view(1, [1, 3, 3, 5, 6])), 2)
    slots = laid(slots, view(1, [1, 3, 3, 5, 6], [3]))
    expect(slots.kept).toEqual([false, false, true, false, false])
    slots = laid(slots, view(2, [2, 2, 3, 4, 6]))
    expect(slots.faces).toEqual([2, 2, 3, 4, 6])
    expect(slots.fresh).toEqual([true, true, false, true, true])
    slots = laid(toggled(slots, 4), view(3, [1, 3, 6, 6, 6], null))
    expect(slots.faces).toEqual([1, 6, 3, 6, 6])
  })

  test('what was kept stays aside for the next throw, and may be taken up', () => {
    let slots = laid(setAside(laid(null, view(1, [2, 2, 4, 5, 6])), [2, 2]), view(2, [1, 2, 2, 2, 6]))
    expect(keptOf(slots)).toEqual([2, 2])
    slots = toggled(slots, 0)
    expect(keptOf(slots)).toEqual([2])
  })

  test('a view told twice changes nothing, not even what I have set aside meanwhile', () => {
    const slots = toggled(laid(null, view(1, [1, 3, 3, 5, 6])), 4)
    expect(laid(slots, view(1, [1, 3, 3, 5, 6]))).toBe(slots)
  })

  test('another turn, an undone throw, or dice that do not continue begin anew', () => {
    const slots = toggled(laid(null, view(2, [1, 3, 3, 5, 6])), 4)
    for (const next of [view(1, [1, 3, 3, 5, 6], null, 5), view(1, [1, 1, 2, 2, 3]), view(3, [1, 1, 1, 1, 1])]) {
      expect(laid(slots, next)).toMatchObject({ faces: next.dice, kept: [false, false, false, false, false] })
    }
    expect(laid(slots, view(0, []))).toMatchObject({ faces: [], kept: [] })
  })

  test('the first throw falls on an empty table', () => {
    const empty = laid(null, view(0, []))
    expect(laid(empty, view(1, [2, 3, 3, 4, 5]))).toMatchObject({ faces: [2, 3, 3, 4, 5], kept: [false, false, false, false, false] })
  })

  test('through a real turn the dice are always those of the view, and those kept never move', () => {
    let slots: Slots | null = null
    for (const frame of scenesOf<View, Move>('kamos').get('evening')!.frames) {
      const before: Slots | null = slots
      slots = laid(slots, frame.view)
      expect([...slots.faces].sort()).toEqual(frame.view.dice)
      if (frame.view.kept) expect(keptOf(slots)).toEqual(frame.view.kept)
      if (before && frame.move?.type === 'throw') {
        const faces = slots.faces
        expect(before.faces.filter((face, at) => before.kept[at] && faces[at] !== face)).toEqual([])
      }
    }
  })
})
