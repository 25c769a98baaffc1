import { expect, test } from 'vitest'

import { isPress, isTaken } from './shortcuts'

/** An element within something that one of these selectors finds. */
const within = (...found: string[]) => ({ closest: (wanted: string) => (wanted.split(', ').some((one) => found.includes(one)) ? {} : null) }) as unknown as Element
const pressed = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent => ({ key, ...more }) as KeyboardEvent

test('keys belong to fields and dialogs, and all others to the table; Space may press something', () => {
  expect([within('input'), within('dialog', 'button')].map((target) => isTaken(pressed('p'), target))).toEqual([true, true])
  expect([isTaken(pressed('p'), within('button')), isTaken(pressed('p'), null)]).toEqual([false, false])
  expect([isPress(pressed(' '), within('summary')), isPress(pressed('p'), within('button')), isPress(pressed(' '), null)]).toEqual([true, false, false])
})

test('a key that was used, or is one of the browser, is none of the table', () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { defaultPrevented: true }])
    expect(isTaken(pressed('p', more), null)).toBe(true)
})
