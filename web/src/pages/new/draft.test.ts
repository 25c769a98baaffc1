import { describe, expect, it } from 'vitest'

import type { GameView } from '../../types/server'
import { begin, resized, seated, setupOf } from './draft'

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
    const draft = { ...begin(PIPS), options: { target: '30' }, move: '45', game: '', added: '5' }
    const setup = setupOf(PIPS, draft)
    expect(setup.options).toEqual({ target: '30' })
    expect(setup.clock).toEqual({ move: 45, game: null, added: 0 })
  })

  it('keeps me at the table, once', () => {
    expect(resized(['open', 'bot:novice', 'me'], 2)).toEqual(['open', 'me'])
    expect(resized(['me'], 3)).toEqual(['me', 'open', 'open'])
    expect(seated(['me', 'open'], 1, 'me')).toEqual(['open', 'me'])
    expect(seated(['me', 'open'], 1, 'bot:novice')).toEqual(['me', 'bot:novice'])
  })
})
