import { describe, expect, it } from 'vitest'

import { typeset } from './typeset'

const shown = (text: string, language: string): string => typeset(text, language).replaceAll('\u00a0', '_').replaceAll('\u2011', '=')

describe('typography', () => {
  it('keeps a number with what it counts, and a dash with what is before it', () => {
    expect(shown('28 Steine – und kein Wort', 'de')).toBe('28_Steine_– und kein Wort')
    expect(shown('[one] { $count } Spiel', 'de')).toBe('[one] { $count }_Spiel')
    expect(shown('Zeilen 3 bis 6', 'de')).toBe('Zeilen 3_bis 6')
    expect(shown('Resign …', 'en')).toBe('Resign_…')
  })

  it('keeps a tile together, and leaves rules and names alone', () => {
    expect(shown('lay 4-4 (DOM-23), 1-7 do', 'en')).toBe('lay 4=4 (DOM-23), 1=7_do')
    expect(shown('dice 2 2 2 5 5, up to 24', 'en')).toBe('dice 2_2_2_5_5, up to 24')
    expect(shown('web-kamos-1 = a-b', 'en')).toBe('web-kamos-1 = a-b')
  })

  it('leaves no single letter at the end of a line where that is not done', () => {
    expect(shown('Pět kostek v ruce a papír', 'cs')).toBe('Pět kostek v_ruce a_papír')
    expect(shown('Кубики в руці й у матчі', 'uk')).toBe('Кубики в_руці й_у_матчі')
    expect(shown('dice in a hand', 'en')).toBe('dice in a hand')
  })

  it('touches nothing of how a sentence is built', () => {
    const text = 'a-key =\n    { $count ->\n        [one] { $count } kus\n       *[other] { $count } kusů\n    }\n'
    expect(shown(text, 'cs')).toBe(text.replaceAll('} kus', '}_kus'))
  })
})
