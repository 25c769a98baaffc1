// Opening a table: asked for once, also when the answer was lost.

import { promised } from '../chance/memory'
import { tableOf } from '../tables/contract'
import type { Made, Make, Setup } from '../types/server'
import { need } from '../words/words.svelte'
import { freshId, post, Unreachable } from './api'
import { SERVERLESS } from './base'
import { complain } from './faults'
import { named } from './naming.svelte'
import { go } from './router.svelte'
import { ROUTES } from './routes'

const TRIES = 3

/** Has all of a table come that will be needed there, while it is being made. */
function fetchTable(game: string): void {
  const page = ROUTES['/t/:id']!
  for (const coming of [page.load(), need(...page.words), tableOf(game)]) coming.catch(() => undefined)
}

/** Makes a table and goes there; `beside`: who else plays at this screen. False: it was not made, and it was said why. */
export async function createTable(setup: Setup, beside: string[] = []): Promise<boolean> {
  try {
    fetchTable(setup.game)
    if (!(await named())) return false
    const wanted: Make = { id: freshId(), setup }
    if (SERVERLESS || beside.length) return createHere(setup, beside)
    const { id, commitment } = await insist(wanted)
    promised(id, commitment) // before anything of one's own is told there
    go(`/t/${id}`)
    return true
  } catch (error) {
    if (error instanceof Unreachable && needsNobody(setup)) return createHere(setup, [])
    await complain(error)
    return false
  }
}

/** Whether a table needs nobody who is elsewhere. */
const needsNobody = (setup: Setup): boolean => !setup.origin && setup.seats.every((seat) => seat === 'me' || seat.startsWith('bot:'))

/** Makes a table on this device and goes there, with those who play at it beside. */
async function createHere(setup: Setup, beside: string[]): Promise<boolean> {
  try {
    const { askDevice } = await import('../device/device')
    const { id, commitment } = await askDevice<Made>('POST', '/tables', { id: freshId(), setup } satisfies Make)
    promised(id, commitment)
    for (const name of beside) await askDevice('POST', `/tables/${id}/beside`, { name })
    if (beside.length) (await import('../device/holder')).noteShared(id)
    go(`/t/${id}`)
    return true
  } catch (error) {
    await complain(error)
    return false
  }
}

/** The same id each time: however often it is asked for, it is one table. */
async function insist(wanted: Make): Promise<Made> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await post<Made>('/tables', wanted)
    } catch (error) {
      if (!(error instanceof Unreachable) || !left || !navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
  }
}
