// Who I am here: nobody yet, a guest with a nickname, or an account.

import type { Me } from '../types/server'
import { callOneself } from '../device/oneself'
import { get, post, Unreachable } from './api'
import { SERVERLESS } from './base'
import { known } from './state.svelte'

let asked: Promise<Me> | null = null
/** How often it was asked or said so far, and which of these is known. */
let count = 0
let heard = 0

/** Who I am; asks the server once. */
export function whoAmI(): Promise<Me> {
  return (asked ??= ask())
}

/** Asks the server anew. */
export function askAgain(): Promise<Me> {
  return (asked = ask())
}

/** An answer on its way is passed over when something newer is known already. */
function ask(): Promise<Me> {
  const number = ++count
  const mine: Promise<Me> = get<Me>('/me').then(
    (me) => hear(number, me),
    (error: unknown) => {
      if (asked === mine) asked = null
      throw error
    },
  )
  return mine
}

/** Is a guest from now on, under this nickname; without a net at this device alone. */
export async function become(name: string): Promise<void> {
  callOneself(name)
  if (SERVERLESS) return
  try {
    changed(await post<Me>('/guests', { name }))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

/** What the server says I am now (signed in, signed out, renamed). It is shown at once and asked
 * anew, here and in the other tabs: of answers that cross nobody knows which is the newer, and the
 * cookie is that of the one that came last. */
export function changed(me: Me): void {
  hear(++count, me)
  others?.postMessage(null)
  anew()
}

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kostka-me')
others?.addEventListener('message', () => asked && anew())

/** What is known stands where no answer comes; whoever wants to know next asks again. */
function anew(): void {
  askAgain().catch(() => undefined)
}

function hear(number: number, me: Me): Me {
  if (known.me && number < heard) return known.me
  heard = number
  return (known.me = me)
}
