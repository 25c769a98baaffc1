import { expect, test } from 'vitest'

import type { TableView } from '../types/server'
import { WATCHER } from './holder'
import { turnAt } from './turns'

const ANN = { id: 'self-1', name: 'Ann', bot: false, guest: false }
const seat = (person: string | null, name: string): object => ({ kind: person ? 'person' : 'bot', person, name })
const table = (phase: string, you: number | null = 0): TableView =>
  ({ phase, you, seats: [seat('self-1', 'Ann'), seat('beside-1', 'Ben'), seat(null, 'Bot')] }) as unknown as TableView

test('before and after the game its owner holds the device', () => {
  for (const phase of ['open', 'over']) expect(turnAt(table(phase), [1], ANN, null, true)).toEqual({ holder: ANN, next: null })
})

test('nobody sees what is hidden until the one on turn has taken the device', () => {
  expect(turnAt(table('running'), [1], ANN, null, true)).toEqual({ holder: WATCHER, next: 1 })
  expect(turnAt(table('running'), [1], ANN, 0, true)).toEqual({ holder: WATCHER, next: 1 })
  expect(turnAt(table('running'), [1], ANN, 1, true).holder.id).toBe('beside-1')
})

test('while a bot thinks, or chance moves, it stays in the same hands', () => {
  expect(turnAt(table('running'), [2], ANN, 1, true).holder.id).toBe('beside-1')
  expect(turnAt(table('running'), [], ANN, 0, true).holder.id).toBe('self-1')
  expect(turnAt(table('running'), [], ANN, null, true)).toEqual({ holder: WATCHER, next: null })
})

test('where nothing is hidden the table is simply shown to whose turn it is', () => {
  expect(turnAt(table('running'), [1], ANN, null, false).holder.id).toBe('beside-1')
  expect(turnAt(table('running', 1), [], ANN, null, false).holder.id).toBe('beside-1')
})
