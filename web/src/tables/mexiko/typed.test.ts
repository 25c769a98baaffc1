import { expect, test } from 'vitest'

import { further, heard, unfinished } from './typed'

test('the words of MX-40 in all languages, with accents or without', () => {
  for (const said of ['na stůl', 'NA STUL', 'to table', 'tabula']) expect(heard(said)).toBe('table')
  for (const said of ['accept', 'Beru', 'ano', 'yes', 'si', 'sí', 'ja']) expect(heard(said)).toBe('accept')
  for (const said of ['no accept', 'neberu', 'nevěřím', 'neverim', 'ne', 'no', 'nein', 'не вірю'])
    expect(heard(said)).toBe('doubt')
})

test('a call by its name', () => {
  expect(heard('52')).toBe('say-6')
  expect(heard('4i')).toBe('say-17')
  expect(heard('Mexiko')).toBe('say-20')
  expect(heard('21')).toBeNull()
  expect(heard('5')).toBeNull()
})

test('a space goes on with words that have one, and otherwise presses', () => {
  expect(unfinished('na')).toBe(true)
  expect(unfinished('auf den')).toBe(true)
  expect(unfinished('52')).toBe(false)
  expect(unfinished('beru')).toBe(false)
  expect(unfinished('')).toBe(false)
})

test('what can become nothing any more is forgotten', () => {
  const typed = (keys: string): string => [...keys].reduce(further, '')
  expect(heard(typed('no accept'))).toBe('doubt')
  expect(heard(typed('31beru'))).toBe('accept')
  expect(heard(typed('xx52'))).toBe('say-6')
})
