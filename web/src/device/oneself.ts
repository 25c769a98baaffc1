// Who plays at this device, where no server says who that is.

import { known } from '../app/state.svelte'
import { keep, recalled } from '../parts/device'
import type { Person } from '../types/server'

const KEY = 'kostka-self'

interface Self {
  id: string
  name: string
}

function kept(): Self {
  const found = recalled(KEY) as Self | null
  if (typeof found?.id === 'string' && typeof found.name === 'string') return found
  const fresh = { id: `self-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`, name: '' }
  keep(KEY, fresh)
  return fresh
}

/** Whoever this is, by the name that the server knows, or the last one given here. */
export function oneself(): Person {
  const { id, name } = kept()
  return { id, name: known.me?.person?.name ?? name, bot: false, guest: false }
}

/** Be called so at this device. */
export function callOneself(name: string): void {
  keep(KEY, { ...kept(), name })
}
