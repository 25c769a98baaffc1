import { expect, test, vi } from 'vitest'

import type { Move, View } from '../../types/mexiko'
import { scenesOf } from '../fixtures'
import { FLIGHT, kept, REVEAL, Suspense } from './suspense.svelte'

const scenes = scenesOf<View, Move>('mexiko')
const step = (name: string) => scenes.get(name)!.steps.at(-1)!

test('a throw and a reveal keep to themselves what they bring for as long as they move', () => {
  expect(REVEAL).toBe(1030)
  expect(kept(step('serve'))).toBe(FLIGHT)
  expect(kept(step('doubted'))).toBe(REVEAL)
  expect(kept(step('open'))).toBeGreaterThan(FLIGHT)
  expect(kept(step('answer'))).toBe(0)
})

const suspense = (name: string, still: boolean, thrower: number | null): Suspense =>
  new Suspense(() => ({ step: step(name), still, thrower }))

test('my dice wait in my hand; nobody else’s do, nor where nothing moves', () => {
  const see = (name: string, still: boolean, thrower: number | null): [boolean, boolean] => {
    const { held, hushed } = suspense(name, still, thrower)
    return [held, hushed]
  }
  expect(see('serve', false, 0)).toEqual([true, true])
  expect(see('serve', false, null)).toEqual([false, true])
  expect(see('serve', true, 0)).toEqual([false, false])
  expect(see('behind', false, 1)).toEqual([false, true])
  expect(see('doubted', false, 0)).toEqual([false, true])
})

test('thrown, they fly for their time; in a hurry, they lie', () => {
  vi.useFakeTimers()
  const mine = suspense('serve', false, 0)
  mine.hurry()
  expect(mine.held).toBe(true) // they are not the other’s to be hurried
  expect(mine.wait()).toBeUndefined()
  mine.throw()
  expect([mine.held, mine.hushed]).toEqual([false, true])
  mine.wait()
  vi.advanceTimersByTime(FLIGHT - 1)
  expect(mine.hushed).toBe(true)
  vi.advanceTimersByTime(1)
  expect(mine.hushed).toBe(false)
  const other = suspense('behind', false, null)
  other.hurry()
  expect(other.hushed).toBe(false)
  vi.useRealTimers()
})
