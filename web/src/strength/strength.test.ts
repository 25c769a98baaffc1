import { describe, expect, it } from 'vitest'

import { GAMES } from '../tables/contract'
import { measuredBots, winsAgainst, yardstick } from './strength'

describe('the stated strength', () => {
  it('is there for every game, and the two sides of a pair make a hundred', () => {
    for (const game of GAMES) {
      const bots = measuredBots(game, ['random', 'novice', 'club', 'expert', 'optimal', 'equilibrium'])
      expect(bots.length).toBeGreaterThan(2)
      expect(winsAgainst(game, 'club', 'novice')! + winsAgainst(game, 'novice', 'club')!).toBeCloseTo(100)
      expect(winsAgainst(game, 'club', 'novice')).toBeGreaterThan(50)
    }
  })

  it('is told against the beginner, and of the beginner against the next', () => {
    expect(yardstick('domino', 'expert')).toEqual({ other: 'novice', won: 71 })
    expect(yardstick('domino', 'novice')!.other).toBe('club')
    expect(yardstick('domino', 'random')).toBeNull()
  })
})
