// Who I am here: nobody yet, a guest with a nickname, or an account.

import type { Me } from '../types/server'
import { get, post } from './api'

class Known {
  me = $state.raw<Me | null>(null)
}
export const known = new Known()
let asked: Promise<Me> | null = null

/** Who I am; asks the server once. */
export function whoAmI(): Promise<Me> {
  asked ??= get<Me>('/me').then(
    (me) => (known.me = me),
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** Is a guest from now on, under this nickname. */
export async function become(name: string): Promise<void> {
  known.me = await post<Me>('/guests', { name })
  asked = Promise.resolve(known.me)
}

/** What the server says I am now (signed in, signed out, renamed). */
export function changed(me: Me): void {
  known.me = me
  asked = Promise.resolve(me)
}
