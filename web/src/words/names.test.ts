import { expect, test } from 'vitest'

import type { SeatView } from '../types/server'
import { personName, seatNames } from './names'
import { LANGUAGES, need, switchTo } from './words.svelte'

test('who has no account is marked by a word, in every language', async () => {
  await need('house')
  const seat = (guest: boolean): SeatView => ({ kind: 'person', name: 'Ann', person: 'x', guest }) as SeatView
  for (const language of LANGUAGES) {
    await switchTo(language)
    const [account, guest] = seatNames([seat(false), seat(true)])
    expect(account).toBe('Ann')
    expect(guest, language).toMatch(/^.?Ann.? \(.+\)$/)
    expect(personName({ name: 'Ann' })).toBe('Ann')
    expect(seatNames([seat(true), seat(true)], 0)).toEqual(['Ann', guest])
  }
})
