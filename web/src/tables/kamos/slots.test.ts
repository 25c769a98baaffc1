import { describe, expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import { scenesOf } from '../fixtures'
import { isKept, keptOf, laid, setAside, spots, toggled, type Slots } from './slots'

const view = (thrown: number, dice: number[], kept: number[] | null = null, turns = 4) => ({ turns, thrown, dice, kept })
const NOTHING = [null, null, null, null, null]

describe('dice in their places (KCR-2)', () => {
  test('a first throw lies as it is told, all fresh, none on the shelf', () => {
    const slots = laid(null, view(1, [1, 3, 3, 5, 6]))
    expect(slots).toMatchObject({ faces: [1, 3, 3, 5, 6], shelf: NOTHING, felt: [0, 1, 2, 3, 4] })
    expect(slots.fresh).not.toContain(false)
  })

  test('the die that was pressed is the one that stays: its twin is thrown', () => {
    let slots = toggled(laid(null, view(1, [1, 3, 3, 5, 6])), 2)
    slots = laid(slots, view(1, [1, 3, 3, 5, 6], [3]))
    expect(slots.shelf).toEqual([2, null, null, null, null])
    slots = laid(slots, view(2, [2, 2, 3, 4, 6]))
    expect(slots.faces).toEqual([2, 2, 3, 4, 6])
    expect(slots.fresh).toEqual([true, true, false, true, true])
    slots = laid(toggled(slots, 4), view(3, [1, 3, 6, 6, 6], null))
    expect(slots.faces).toEqual([1, 6, 3, 6, 6])
  })

  test('what was kept stays on the shelf for the next throw, and may be taken up', () => {
    let slots = laid(setAside(laid(null, view(1, [2, 2, 4, 5, 6])), [2, 2]), view(2, [1, 2, 2, 2, 6]))
    expect(keptOf(slots)).toEqual([2, 2])
    slots = toggled(slots, 0)
    expect(keptOf(slots)).toEqual([2])
  })

  test('a slot is left empty by its die and taken by the next; the others stay where they stand', () => {
    let slots = laid(null, view(1, [1, 3, 3, 5, 6]))
    for (const at of [4, 0, 2]) slots = toggled(slots, at)
    expect(slots.shelf).toEqual([4, 0, 2, null, null])
    slots = toggled(slots, 0)
    expect(slots.shelf).toEqual([4, null, 2, null, null])
    expect(toggled(slots, 3).shelf).toEqual([4, 3, 2, null, null])
    expect(setAside(slots, [3, 5]).shelf).toEqual([3, null, 2, null, null])
  })

  test('on the felt nothing moves under a finger: who is kept leaves an empty spot', () => {
    let slots = toggled(laid(null, view(1, [1, 3, 3, 5, 6])), 2)
    expect(slots.felt).toEqual([0, 1, 2, 3, 4])
    slots = laid(toggled(slots, 3), view(2, [1, 2, 3, 5, 6]))
    expect(slots.felt).toEqual([0, 1, 4]) // the next throw has the felt for itself
    expect(toggled(slots, 2).felt).toEqual([0, 1, 4, 2]) // but who is taken up needs a spot
    expect(setAside(slots, [5]).felt).toEqual([0, 1, 4, 2])
  })

  test('a view told twice changes nothing, not even what I have set aside meanwhile', () => {
    const slots = toggled(laid(null, view(1, [1, 3, 3, 5, 6])), 4)
    expect(laid(slots, view(1, [1, 3, 3, 5, 6]))).toBe(slots)
  })

  test('another turn, an undone throw, or dice that do not continue begin anew', () => {
    const slots = toggled(laid(null, view(2, [1, 3, 3, 5, 6])), 4)
    for (const next of [view(1, [1, 3, 3, 5, 6], null, 5), view(1, [1, 1, 2, 2, 3]), view(3, [1, 1, 1, 1, 1])]) {
      expect(laid(slots, next)).toMatchObject({ faces: next.dice, shelf: NOTHING })
    }
    expect(laid(slots, view(0, []))).toMatchObject({ faces: [], felt: [] })
  })

  test('the first throw falls on an empty table', () => {
    const empty = laid(null, view(0, []))
    expect(laid(empty, view(1, [2, 3, 3, 4, 5]))).toMatchObject({ faces: [2, 3, 3, 4, 5], shelf: NOTHING })
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
        expect(before.faces.filter((face, at) => isKept(before, at) && faces[at] !== face)).toEqual([])
        expect(slots.shelf).toEqual(before.shelf)
      }
    }
  })
})

test('dice lie around the middle of the felt, in two lines where one has no room', () => {
  expect(spots(2, true).map(({ right, down }) => [right, down])).toEqual([[-0.5, 0], [0.5, 0]])
  expect(spots(5, true).at(-1)).toEqual({ right: 2, down: 0, across: 5, lines: 1 })
  expect(spots(5, false).map(({ right, down }) => [right, down])).toEqual([[-1, -0.5], [0, -0.5], [1, -0.5], [-0.5, 0.5], [0.5, 0.5]])
  expect(spots(3, false)[0]).toEqual({ right: -1, down: 0, across: 3, lines: 1 })
})
