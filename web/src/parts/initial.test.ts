import { expect, test } from 'vitest'

import { initial } from './initial'

test('a disc has the first letter, and the number of one of several', () => {
  expect(initial('Ann')).toBe('A')
  expect(initial('škoda')).toBe('Š')
  expect(initial('Новачок 2')).toBe('Н2')
  expect(initial('Club player')).toBe('C')
  expect(initial('')).toBe('')
})
