import { expect, test } from 'vitest'

import type { Move, View } from '../../types/kamos'
import type { Step } from '../contract'
import { scenesOf } from '../fixtures'
import { paceOf } from './pacing'

const scenes = scenesOf<View, Move>('kamos')
const step = (name: string): Step<View, Move> => scenes.get(name)!.steps.at(-1)!
const early = ({ after, ...rest }: Step<View, Move>): Step<View, Move> => ({ ...rest, after: { ...after, turns: 5 } })

test('others take their time, and less of it for who likes it brisk', () => {
  const [slow, brisk] = (['slow', 'brisk'] as const).map((pacing) => paceOf(step('others-turn'), pacing)) as [number, number]
  expect(slow).toBeGreaterThan(brisk)
  expect(brisk).toBeGreaterThan(500)
  expect(paceOf(step('others-turn'), 'once')).toBe(0)
})

test('an evening of ten columns is shown at once after the third turn, unless somebody wants it slowly', () => {
  expect(paceOf(step('evening'), 'brisk')).toBe(0)
  expect(paceOf(early(step('evening')), 'brisk')).toBeGreaterThan(0)
  expect(paceOf(step('evening'), 'slow')).toBeGreaterThan(500)
})
