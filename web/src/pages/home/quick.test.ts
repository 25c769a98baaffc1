import { expect, test } from 'vitest'

import type { GameView } from '../../types/server'
import { firstBot, withBot, withFriend } from './quick'

const game = (...bots: string[]): GameView => ({ name: 'kamos', seats: [1, 12], usual: 2, referee: false, sides: {}, bots, rule_sets: {} })

test('somebody like oneself until a game was won, then the next', () => {
  const all = game('random', 'newcomer', 'novice', 'club')
  expect(firstBot(all, false)).toBe('newcomer')
  expect(firstBot(all, true)).toBe('novice')
  expect(firstBot(game('random', 'novice'), false)).toBe('novice')
  expect(firstBot(game('random'), true)).toBe('random')
})

test('against bots no clock runs, with a friend the rules’ own', () => {
  const all = game('newcomer')
  expect(withBot(all).clock).toEqual({ rules: false })
  expect(withFriend(all).clock).toBeUndefined()
})
