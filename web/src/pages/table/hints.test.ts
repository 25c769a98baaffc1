import { expect, test } from 'vitest'

import { GAMES, tableOf } from '../../tables/contract'
import { has, LANGUAGES, need, switchTo } from '../../words/words.svelte'
import { filmOf, stops } from '../learn/lesson'

test('every decision of a lesson has its hint, in every language', async () => {
  for (const game of GAMES) {
    const [film, kit] = [(await filmOf(game))!, (await tableOf(game))!]
    await need(...kit.words)
    const codes = new Set<string>()
    for (const at of stops(film)) {
      const { view, moves } = film.frames[at]!
      const found = kit.hints!(view, moves, 0)
      expect(found.length, `${game} ${at}`).toBeGreaterThan(0)
      for (const code of found) codes.add(code)
    }
    expect(codes.size).toBeGreaterThan(1)
    for (const language of LANGUAGES) {
      await switchTo(language)
      expect([...codes].filter((code) => !has(`web-${game}-hint-${code}`)), language).toEqual([])
    }
  }
})

test('between two rounds of domino the count is explained with the draw', async () => {
  const kit = (await tableOf('domino'))!
  await need(...kit.words)
  const moves = [{ type: 'draw' }, { type: 'reshuffle' }]
  expect(kit.hints!({ rounds: [] }, moves, 0)).toEqual(['draw'])
  expect(kit.hints!({ rounds: [{}] }, moves, 0)).toEqual(['between'])
  for (const language of LANGUAGES) {
    await switchTo(language)
    expect(has('web-domino-hint-between'), language).toBe(true)
  }
})
