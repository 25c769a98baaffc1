import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '../words/words.svelte'
import { book, ruleIn, search } from './book'
import { GAMES, gameOf, numberOf } from './numbers'
import { spans } from './spans'

describe('the rulebook', () => {
  it('knows a number however it is typed', () => {
    for (const typed of ['MX-14', 'mx14', ' MX 14 ', 'mx-014']) expect(numberOf(typed)).toBe('MX-14')
    expect(numberOf('ZZ-1')).toBeNull()
    expect(gameOf('dom3')).toBe('domino')
    expect(gameOf('kamos')).toBe('kamos')
    expect(gameOf('chess')).toBeNull()
  })

  it('has the same rules in every language', async () => {
    for (const game of GAMES) {
      const numbers = await Promise.all(
        LANGUAGES.map(async (language) =>
          (await book(game, language)).groups.flatMap((group) => group.rules.map((rule) => rule.number)),
        ),
      )
      expect(numbers[0]!.length).toBeGreaterThan(15)
      for (const other of numbers) expect(other).toEqual(numbers[0])
    }
  })

  it('refers to rules that exist, in every language', async () => {
    for (const language of LANGUAGES) {
      const books = await Promise.all(GAMES.map((game) => book(game, language)))
      for (const one of books)
        for (const rule of one.groups.flatMap((group) => group.rules))
          for (const span of rule.text.flatMap(spans)) {
            if (span.kind !== 'rule') continue
            const there = books.find((other) => other.game === gameOf(span.text))!
            expect(ruleIn(there, span.text), `${language} ${rule.number}: ${span.text}`).toBeDefined()
          }
    }
  })

  it('is searched without accents, over all games, and by number', async () => {
    const books = await Promise.all(GAMES.map((game) => book(game, 'cs')))
    const numbers = (typed: string): string[] =>
      search(books, typed).flatMap((one) => one.groups.flatMap((group) => group.rules.map((rule) => rule.number)))
    expect(numbers('na stul')).toContain('MX-14')
    expect(numbers('NA STŮL')).toEqual(numbers('na stul'))
    expect(numbers('kcr7')).toEqual(['KCR-7'])
    expect(new Set(numbers('bod').map(gameOf))).toEqual(new Set(GAMES))
    expect(numbers('qqqqq')).toEqual([])
  })

  it('marks options, stress and references', () => {
    expect(spans('see `target` and *that* (MX-3).')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'code', text: 'target' },
      { kind: 'text', text: ' and ' },
      { kind: 'stress', text: 'that' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'MX-3' },
      { kind: 'text', text: ').' },
    ])
  })
})
