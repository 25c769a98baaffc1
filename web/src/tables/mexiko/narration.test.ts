import { describe as group, expect, test } from 'vitest'

import type { Move, View } from '../../types/mexiko'
import { LANGUAGES, scenesOf, speaking } from '../fixtures'
import { announce, describe, prompt } from './narration'

const scenes = scenesOf<View, Move>('mexiko')

function told(name: string, language = 'cs'): string {
  const { steps, seats, you } = scenes.get(name)!
  return announce(steps.at(-1)!, seats, you, speaking('mexiko', language))
}

function asked(name: string, language = 'cs'): string {
  const { end, seats, you } = scenes.get(name)!
  return prompt(end.view, end.moves, seats, you, speaking('mexiko', language))
}

test('what is heard of a step', () => {
  expect(told('serve')).toBe('Váš hod: 31.')
  expect(told('behind')).toBe('Severní vítr hází za ruku.')
  expect(told('answer')).toBe('Severní vítr hlásí: 52.')
  expect(told('where')).toBe('Jižní kříž bere.')
  expect(told('doubted')).toBe('Jižní kříž nevěří. Hláška 62, na kostkách 61. Jižní kříž má bod. Stav 0:1.')
  expect(told('handed')).toBe('Most odevzdává kostky. Máte dva body. Stav 2:0.')
  expect(told('open', 'en')).toContain('throws mexiko to table, which beats mexiko.')
  expect(told('over', 'en')).toMatch(/wins the set 15:12\.$/)
})

test('the one thing to do next', () => {
  expect(asked('serve')).toBe('Podáváte. Co hlásíte?')
  expect(asked('answer')).toBe('Hláška 52. Věříte?')
  expect(asked('where')).toBe('Hláška 52 přijata. Jak má soupeř házet?')
  expect(asked('beat')).toBe('Přehoďte hlášku 61.')
  expect(asked('mexiko')).toBe('Přehoďte hlášku mexiko.')
  expect(asked('nominate')).toBe('Která kostka nastoupí do setu?')
  expect(asked('watching')).toBe('Severní vítr hlásí: 62. Odpovídá Jižní kříž.')
})

test('how long the winner has to drink is said when the loser has finished, by what the view tells', () => {
  const { steps, seats, you } = scenes.get('serve')!
  const { before, after } = steps.at(-1)!
  const said = (seconds: number): string => {
    const board = { ...after.board, drinking: { loser: 1, seconds, finished: true } }
    const step = { number: 9, by: 1, move: { type: 'finished' as const, seat: 1 }, before, after: { ...after, board }, seconds: null }
    return announce(step, seats, you, speaking('mexiko', 'en'))
  }
  expect(said(240)).toMatch(/has drunk up\. .+ has 4 minutes from now\.$/)
  expect(said(0)).toMatch(/has drunk up; .+ drinks up at once/)
})

group.each(LANGUAGES)('%s', (language) => {
  test.each([...scenes.keys()])('%s has words for everything', (name) => {
    const { frames, steps, seats, you } = scenes.get(name)!
    const words = speaking('mexiko', language)
    for (const step of steps) announce(step, seats, you, words)
    for (const { view, moves } of frames) {
      expect(describe(view, seats, you, words)).not.toBe('')
      expect(prompt(view, moves, seats, you, words)).not.toBe('')
    }
  })
})

test('nobody but the thrower is told of the dice behind the hand', () => {
  for (const name of ['behind', 'answer', 'watching']) {
    const { end, seats, you } = scenes.get(name)!
    const where = describe(end.view, seats, you, speaking('mexiko', 'cs'))
    expect(where).not.toContain('Máte')
  }
})
