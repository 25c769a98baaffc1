import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Task } from '../../types/server'
import { chosen, grade, NOTHING, remember, remembered, scored } from './grade'

const task = (unit: string, ...costs: [number, number][]): Task => ({
  id: 'x',
  game: 'mexiko',
  seat: 0,
  seats: 2,
  unit,
  view: {},
  choices: costs.map(([cost, error], at) => ({ move: { type: 'say', call: at }, cost, error })),
})

describe('an answer', () => {
  it('is found whatever the order of its fields', () => {
    const asked = task('win', [0, 0], [0.1, 0])
    expect(chosen(asked, { call: 1, type: 'say' })?.cost).toBe(0.1)
    expect(chosen(asked, { type: 'doubt' })).toBeNull()
  })
  it('is graded by what it cost', () => {
    const asked = task('win', [0, 0], [0.004, 0], [0.02, 0], [0.2, 0])
    expect(asked.choices.map((one) => grade(asked, one))).toEqual(['best', 'good', 'slip', 'blunder'])
    const points = task('points', [0, 0], [4, 3], [4, 1], [2, 0.1], [0.4, 0])
    expect(points.choices.map((one) => grade(points, one))).toEqual(['best', 'best', 'blunder', 'slip', 'good'])
  })
})

describe('the score', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
  })
  it('counts answers in a row, and the most there were', () => {
    let score = NOTHING
    for (const [given, cost] of [['best', 0], ['good', 0.1], ['blunder', 2], ['best', 0]] as const) score = scored(score, given, cost)
    expect(score).toEqual({ answered: 4, best: 2, cost: 2.1, streak: 1, longest: 2 })
  })
  it('is kept on the device, and what is damaged there does no harm', () => {
    remember('mexiko', { ...NOTHING, streak: 3 })
    expect(remembered('mexiko').streak).toBe(3)
    expect(remembered('kamos')).toEqual(NOTHING)
    localStorage.setItem('kostka-practice-domino', '{"streak": "x", "answered": 2')
    expect(remembered('domino')).toEqual(NOTHING)
    localStorage.setItem('kostka-practice-domino', '{"streak": "x", "answered": 2}')
    expect(remembered('domino')).toEqual({ ...NOTHING, answered: 2 })
  })
})
