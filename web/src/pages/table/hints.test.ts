import { expect, test } from 'vitest'

import { GAMES, tableOf } from '../../tables/contract'
import { has, LANGUAGES, need, switchTo } from '../../words/words.svelte'
import { filmOf, stops } from '../learn/lesson'

test('every decision of a lesson has its hint, in every language', async () => {
  for (const name of GAMES) {
    const [film, game] = [(await filmOf(name))!, (await tableOf(name))!]
    await need(...game.words)
    const codes = new Set<string>()
    for (const at of stops(film)) {
      const { view, moves } = film.frames[at]!
      const found = game.hints!(view, moves, 0)
      expect(found.length, `${name} ${at}`).toBeGreaterThan(0)
      for (const code of found) codes.add(code)
    }
    expect(codes.size).toBeGreaterThan(1)
    for (const language of LANGUAGES) {
      await switchTo(language)
      expect([...codes].filter((code) => !has(`web-${name}-hint-${code}`)), language).toEqual([])
    }
  }
})

test('between two rounds of domino the count is explained with the draw', async () => {
  const game = (await tableOf('domino'))!
  await need(...game.words)
  const moves = [{ type: 'draw' }, { type: 'reshuffle' }]
  expect(game.hints!({ rounds: [] }, moves, 0)).toEqual(['draw'])
  expect(game.hints!({ rounds: [{}] }, moves, 0)).toEqual(['between'])
  for (const language of LANGUAGES) {
    await switchTo(language)
    expect(has('web-domino-hint-between'), language).toBe(true)
  }
})
