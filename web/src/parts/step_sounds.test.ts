import { expect, test } from 'vitest'

import { sounds as domino } from '../tables/domino/sounds'
import { sounds as kamos } from '../tables/kamos/sounds'
import { sounds as mexiko } from '../tables/mexiko/sounds'
import type { AnyTable, Sound, Step } from '../tables/contract'
import { scenesOf } from '../tables/fixtures'
import { StepSounds } from './step_sounds'

const SOUNDS = { mexiko, kamos, domino } as Record<string, NonNullable<AnyTable['sounds']>>

test('every game is heard: its moves by their own sounds, and nothing of what is not seen', () => {
  const heard = (game: string): Sound[] =>
    [...new Set([...scenesOf<any, any>(game).values()].flatMap(({ steps, you }) => steps.flatMap((step) => SOUNDS[game]!(step, you))))].sort()
  expect(heard('mexiko')).toEqual(['cup', 'dice', 'knock', 'pencil'])
  expect(heard('kamos')).toEqual(expect.arrayContaining(['cup', 'dice', 'pencil']))
  expect(heard('domino')).toEqual(expect.arrayContaining(['knock', 'tile']))
  const hidden = { number: 1, by: 0, move: null, before: {}, after: { places: null, gam: {}, board: {} }, seconds: null }
  for (const sounds of Object.values(SOUNDS)) expect(sounds(hidden, 0)).toEqual([])
})

test('a step is heard once, and again where one has gone back', () => {
  const played: Sound[] = []
  const sounding = new StepSounds((name) => played.push(name))
  const game = { sounds: () => ['tile'] } as unknown as AnyTable
  const step = (number: number): Step<unknown, unknown> => ({ number, by: 0, move: {}, before: {}, after: {}, seconds: null })
  sounding.hear(game, step(1), 0)
  sounding.hear(game, step(1), 0)
  expect(played.length).toBe(1)
  sounding.hear(game, step(2), 0)
  sounding.hear(game, null, 0)
  sounding.hear(game, step(2), 0)
  expect(played.length).toBe(3)
  sounding.hear(null, step(3), 0)
  expect(played.length).toBe(3)
})
