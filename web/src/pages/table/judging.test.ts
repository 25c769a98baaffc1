import { expect, test } from 'vitest'

import { has, LANGUAGES, need, switchTo } from '../../words/words.svelte'
import { decisions, keyIn, ofTheThrow, reasonOf } from './judging'

const at = (game: string) => ({ setup: { game } }) as Parameters<typeof decisions>[0]

test('every decision has its words, in every language', async () => {
  await need('web_table')
  for (const language of LANGUAGES) {
    await switchTo(language)
    for (const game of ['domino', 'mexiko']) {
      const all = [...decisions(at(game), 1), ...ofTheThrow(at(game))]
      expect(all.length).toBeGreaterThan(3)
      expect(all.filter((one) => !has(`web-judge-${one.code}`))).toEqual([])
    }
  }
})

test('a penalty is the pair’s', () => {
  const of = (seat: number) => decisions(at('domino'), seat).find((one) => one.needs)?.move
  expect([0, 1, 2, 3].map(of)).toEqual(['A', 'B', 'A', 'B'].map((pair) => ({ type: 'penalty', pair })))
  expect(decisions(at('kamos'), 0)).toEqual([])
})

test('a reason is a code, and a link may have the key', () => {
  expect(reasonOf('  Kouření (podruhé)! ')).toBe('kouření-podruhé')
  expect(reasonOf('Куріння')).toBe('куріння')
  expect(keyIn('#referee=abc')).toBe('abc')
  expect(keyIn('')).toBe(null)
})
