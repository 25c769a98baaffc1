import { describe, expect, it } from 'vitest'

import { keys, LANGUAGES, missing, stripped } from './fluent.ts'

const KNOWN = new Map([
  ['cs', new Set(['web-yes', 'game-mexiko'])],
  ['uk', new Set(['web-yes'])],
])

describe('words in the build', () => {
  it('misses what a language does not say', () => {
    expect(missing("words('web-yes')", KNOWN)).toEqual([])
    expect(missing('words("web-no")', KNOWN)).toEqual(['cs: web-no', 'uk: web-no'])
    expect(missing("x(words('game-mexiko', { a: 1 }))", KNOWN)).toEqual(['uk: game-mexiko'])
  })

  it('asks of a key made while running that something begins like it', () => {
    expect(missing('words(`game-${name}`)', KNOWN)).toEqual(['uk: game-'])
    expect(missing('words(`nothing-${name}`)', KNOWN)).toEqual(['cs: nothing-', 'uk: nothing-'])
  })

  it('reads the words of every language', () => {
    const known = keys()
    for (const language of LANGUAGES) expect(known.get(language)!.has('web-language')).toBe(true)
  })

  it('sends no comments', () => {
    expect(stripped('# note\na = b\n\n## Part\n\nc =\n    d\n')).toBe('a = b\nc =\n    d')
  })
})
