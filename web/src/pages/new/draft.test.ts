import { describe, expect, it } from 'vitest'

import type { GameView } from '../../types/server'
import { against, begin, lasting, resized, seated, setupOf } from './draft'

const PIPS: GameView = {
  name: 'pips',
  seats: [1, 4],
  usual: 2,
  referee: false,
  sides: {},
  bots: ['novice'],
  rule_sets: {
    'pips-1': {
      target: { rule: 'P-1', default: '20', kind: 'number', expected: '5…90', values: [], range: [5, 90], live: true },
    },
  },
}

describe('a table being thought of', () => {
  it('asks for nothing that is usual', () => {
    expect(setupOf(PIPS, begin(PIPS))).toEqual({
      game: 'pips',
      seats: ['me', 'open'],
      rules: 'pips-1',
      options: {},
      clock: { move: null, game: null, added: 0 },
      public: false,
      absent: 'bot',
      referee: false,
    })
  })

  it('asks for what differs', () => {
    const draft = { ...begin(PIPS), options: { target: '30' }, clock: 'own', move: '45', game: '', added: '5' }
    const setup = setupOf(PIPS, draft)
    expect(setup.options).toEqual({ target: '30' })
    expect(setup.clock).toEqual({ move: 45, game: null, added: 0 })
  })

  it('puts a friend beside me where pairs play, else opposite; anyone makes it public', () => {
    const pairs = { ...PIPS, name: 'pairs', usual: 4, sides: { 4: [[0, 2], [1, 3]] } }
    const draft = begin(pairs)
    expect(draft.seats).toEqual(['me', 'bot:novice', 'open', 'bot:novice'])
    expect(against(pairs, draft, 'anyone')).toMatchObject({ seats: ['me', 'open', 'open', 'open'], public: true })
    expect(against(PIPS, begin(PIPS), 'bot:novice').seats).toEqual(['me', 'bot:novice'])
    expect(against(PIPS, begin(PIPS), 'alone').seats).toEqual(['me'])
    expect(against(PIPS, begin(PIPS), 'mixed').seats).toEqual(['me', 'open'])
  })

  it('is as long as a preset says, and what others say is as usual again', () => {
    const choice = (value: string) => ({ rule: 'X', default: value, kind: 'choice' as const, expected: '', values: [], range: null, live: true })
    const game = { ...PIPS, name: 'mexiko', rule_sets: { x: { best_of: choice('1'), beer: choice('no'), beers: choice('as-sets') } } }
    const draft = begin(game)
    expect(draft.length).toBe('quick')
    const pub = lasting(game, draft, 'pub')
    expect(setupOf(game, pub).options).toEqual({ best_of: '4', beer: 'yes' })
    const changed = { ...pub, options: { ...pub.options, beers: 'one-less' } }
    expect(setupOf(game, changed).options).toEqual({ best_of: '4', beer: 'yes', beers: 'one-less' })
    expect(setupOf(game, lasting(game, changed, 'match')).options).toEqual({ best_of: '3' }) // no beer, no count of beers
    expect(lasting(game, pub, 'own')).toMatchObject({ length: 'own', options: { best_of: '4' } })
  })

  it('keeps me at the table, once', () => {
    expect(resized(['open', 'bot:novice', 'me'], 2)).toEqual(['open', 'me'])
    expect(resized(['me'], 3)).toEqual(['me', 'open', 'open'])
    expect(seated(['me', 'open'], 1, 'me')).toEqual(['open', 'me'])
    expect(seated(['me', 'open'], 1, 'bot:novice')).toEqual(['me', 'bot:novice'])
  })
})
