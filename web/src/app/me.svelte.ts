// Who I am here: nobody yet, a guest with a nickname, or an account.

import type { Me } from '../types/server'
import { get, post } from './api'

class Known {
  me = $state.raw<Me | null>(null)
}
export const known = new Known()
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

/** Is a guest from now on, under this nickname. */
export async function become(name: string): Promise<void> {
  changed(await post<Me>('/guests', { name }))
}

/** What the server says I am now (signed in, signed out, renamed). */
export function changed(me: Me): void {
  asked = Promise.resolve(hear(++count, me))
}

function hear(number: number, me: Me): Me {
  if (known.me && number < heard) return known.me
  heard = number
  return (known.me = me)
}
