import { afterEach, expect, it, vi } from 'vitest'

import type { Me } from '../types/server'
import { askAgain, become, changed, whoAmI } from './me.svelte'
import { known } from './state.svelte'

const nobody: Me = { kind: 'nobody', person: null, password: false, passkeys: 0, recovery: 0, programs: 0, fresh: false }
const guest: Me = { ...nobody, kind: 'guest', person: { id: 'p', name: 'Lethe', bot: false, guest: true } }

/** A busy machine takes its time. */
const PATIENT = { timeout: 120_000 }
const renamed: Me = { ...guest, person: { id: 'p', name: 'Styx', bot: false, guest: true } }

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
  expect(known.me).toEqual(guest) // at once
  answers[0]?.(nobody)
  expect(await first).toEqual(guest)
  answers[2]?.(guest)
  expect(await whoAmI()).toEqual(guest)

  const again = askAgain()
  changed(nobody)
  answers[3]?.(guest)
  expect(await again).toEqual(nobody)
  answers[4]?.(nobody)
  expect(await whoAmI()).toEqual(nobody)
  expect(known.me).toEqual(nobody)

  const last = askAgain()
  answers[5]?.(guest)
  expect(await last).toEqual(guest)
  expect(known.me).toEqual(guest)
})

it('of two changes whose answers cross the one that stands is shown, and in the other tabs', async () => {
  const other = new BroadcastChannel('kostka-me')
  let told = 0
  other.addEventListener('message', () => told++)
  const answers = slow()
  const first = become('Lethe')
  const second = become('Styx') // made after the first, answered before it
  answers[1]?.(renamed)
  await second
  answers[0]?.(guest)
  await first
  expect(known.me).toEqual(guest) // the older, for a moment
  expect(answers).toHaveLength(4)
  answers[3]?.(renamed)
  expect(await whoAmI()).toEqual(renamed)
  answers[2]?.(guest) // asked before the last answer came
  await vi.waitFor(() => expect(told).toBe(2), PATIENT)
  expect(known.me).toEqual(renamed)

  other.postMessage(null) // changed there
  await vi.waitFor(() => expect(answers).toHaveLength(5), PATIENT)
  answers[4]?.(null) // and the line breaks: who wants to know asks once more
  await vi.waitFor(() => {
    void whoAmI()
    expect(answers).toHaveLength(6)
  }, PATIENT)
  expect(known.me).toEqual(renamed)
  answers[5]?.(guest)
  expect(await whoAmI()).toEqual(guest)
  other.close()
})

it('of two that are asked the newer stands, and the older where the newer is lost', async () => {
  const answers = slow()
  changed(nobody)
  answers[0]?.(nobody)
  await whoAmI()
  const one = askAgain()
  const two = askAgain()
  answers[2]?.(guest)
  expect(await two).toEqual(guest)
  answers[1]?.(nobody)
  expect(await one).toEqual(guest)
  expect(known.me).toEqual(guest)

  const older = askAgain()
  const lost = askAgain()
  answers[4]?.(null)
  await expect(lost).rejects.toThrow()
  answers[3]?.(nobody)
  expect(await older).toEqual(nobody)
  expect(known.me).toEqual(nobody)
})
