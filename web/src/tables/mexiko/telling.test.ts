import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe as group, expect, test } from 'vitest'

import type { SeatFace, Words } from '../contract'
import { film, FILMS, stepsOf } from './fixtures/films'
import { announce, describe, prompt } from './telling'

const LOCALE = '../../../../src/kostka/locale'
const TEXTS = import.meta.glob<string>(['../../../../src/kostka/locale/*/mexiko.ftl', '../../../../src/kostka/locale/*/web_mexiko.ftl'], {
  eager: true,
  import: 'default',
})

/** The words of a language; a missing one, or one that lacks a value, fails. */
function speaking(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of ['mexiko', 'web_mexiko'])
    bundle.addResource(new FluentResource(TEXTS[`${LOCALE}/${language}/${file}.ftl`]!))
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no word ${key} in ${language}`)
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, values, errors)
    if (errors[0]) throw errors[0]
    return said
  }
}

const facesOf = (names: string[], you: number | null): SeatFace[] =>
  names.map((name, seat) => ({ name, kind: 'person', away: false, you: seat === you }))

function told(name: string, language = 'cs'): string {
  const shown = film(name)
  const you = shown.viewer === 'spectator' ? null : shown.viewer
  return announce(stepsOf(shown).at(-1)!, facesOf(shown.names, you), you, speaking(language))
}

function asked(name: string, language = 'cs'): string {
  const shown = film(name)
  const you = shown.viewer === 'spectator' ? null : shown.viewer
  const { view, moves } = shown.frames.at(-1)!
  return prompt(view, moves, facesOf(shown.names, you), you, speaking(language))
}

test('what is heard of a step', () => {
  expect(told('serve')).toBe('Máte 31.')
  expect(told('behind')).toBe('Severní vítr hází za ruku.')
  expect(told('answer')).toBe('Severní vítr hlásí 52.')
  expect(told('where')).toBe('Jižní kříž bere.')
  expect(told('doubted')).toBe('Jižní kříž nevěří. Hlášeno 62, na kostkách 61. Jižní kříž má bod. Stav 0:1.')
  expect(told('handed')).toBe('Most odevzdává kostky. Máte dva body. Stav 2:0.')
  expect(told('open', 'en')).toContain('throws mexiko to table, which beats mexiko.')
  expect(told('over', 'en')).toMatch(/wins the set 15:12\.$/)
})

test('the one thing to do next', () => {
  expect(asked('serve')).toBe('Podáváte. Co hlásíte?')
  expect(asked('answer')).toBe('Hlášeno 52. Věříte?')
  expect(asked('where')).toBe('52 přijato. Kam má soupeř házet?')
  expect(asked('beat')).toBe('Přehoďte 61.')
  expect(asked('mexiko')).toBe('Přehoďte mexiko.')
  expect(asked('nominate')).toBe('Která kostka nastoupí do setu?')
  expect(asked('watching')).toBe('Severní vítr hlásí 62. Odpovídá Jižní kříž.')
})

group.each(['cs', 'en', 'de', 'uk'])('%s', (language) => {
  test.each(Object.keys(FILMS))('%s has words for everything', (name) => {
    const shown = film(name)
    const you = shown.viewer === 'spectator' ? null : shown.viewer
    const faces = facesOf(shown.names, you)
    const words = speaking(language)
    for (const step of stepsOf(shown)) announce(step, faces, you, words)
    for (const { view, moves } of shown.frames) {
      expect(describe(view, faces, you, words)).not.toBe('')
      expect(prompt(view, moves, faces, you, words)).not.toBe('')
    }
  })
})

test('nobody but the thrower is told of the dice behind the hand', () => {
  for (const name of ['behind', 'answer', 'watching']) {
    const shown = film(name)
    const you = shown.viewer === 'spectator' ? null : shown.viewer
    const { view } = shown.frames.at(-1)!
    const where = describe(view, facesOf(shown.names, you), you, speaking('cs'))
    expect(where).not.toContain('Máte')
  }
})
