import { expect, test } from 'vitest'

import { numbered } from './numbered'

test('only a number of its own at the end of a name is kept apart', () => {
  expect(numbered('Новачок 12')).toEqual(['Новачок', ' 12'])
  expect(numbered('Anna 2 Nová')).toEqual(['Anna 2 Nová', ''])
  expect(numbered('R2D2')).toEqual(['R2D2', ''])
  expect(numbered('')).toEqual(['', ''])
})
