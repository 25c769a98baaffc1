import { afterEach, expect, it, vi } from 'vitest'

import type { Me } from '../types/server'
import { askAgain, become, changed, known, whoAmI } from './me.svelte'

const nobody: Me = { kind: 'nobody', person: null, password: false, passkeys: 0, recovery: 0, fresh: false }
const guest: Me = { ...nobody, kind: 'guest', person: { id: 'p', name: 'Lethe', bot: false } }

/** The server answers when it is told to, in whatever order; null: the line breaks. */
function slow(): ((me: Me | null) => void)[] {
  const answers: ((me: Me | null) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve, reject) =>
        answers.push((me) => (me ? resolve(new Response(JSON.stringify(me))) : reject(new TypeError()))),
      ),
  )
  return answers
}
afterEach(() => vi.unstubAllGlobals())

it('an answer on its way since before something changed changes nothing', async () => {
  const answers = slow()
  const first = whoAmI()
  expect(whoAmI()).toBe(first)
  const becoming = become('Lethe')
  answers[1]?.(guest)
  await becoming
  answers[0]?.(nobody)
  expect(await first).toEqual(guest)

  const again = askAgain()
  changed(nobody)
  answers[2]?.(guest)
  expect(await again).toEqual(nobody)
  expect(known.me).toEqual(nobody)

  const last = askAgain()
  answers[3]?.(guest)
  expect(await last).toEqual(guest)
  expect(known.me).toEqual(guest)
})

it('of two that are asked the newer stands, and the older where the newer is lost', async () => {
  const answers = slow()
  changed(nobody)
  const one = askAgain()
  const two = askAgain()
  answers[1]?.(guest)
  expect(await two).toEqual(guest)
  answers[0]?.(nobody)
  expect(await one).toEqual(guest)
  expect(known.me).toEqual(guest)

  const older = askAgain()
  const lost = askAgain()
  answers[3]?.(null)
  await expect(lost).rejects.toThrow()
  answers[2]?.(nobody)
  expect(await older).toEqual(nobody)
  expect(known.me).toEqual(nobody)
})
