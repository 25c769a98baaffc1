// What this device has seen of the chance at its tables. It stands on the device before anything of
// it is sent, so that a reload, a crash or a second tab goes on with the same value.

import { keep, recalled } from '../parts/device'
import { first, type Seen } from './agree'

const KEY = 'kostka-chance/'
const MOST = 300
const held = new Map<string, Seen>() // where the device refuses to remember

export function recall(table: string): Seen | null {
  const found = recalled(KEY + table) as Seen | null
  return found && typeof found.commitment === 'string' ? found : (held.get(table) ?? null)
}

export function remember(table: string, seen: Seen): void {
  held.set(table, seen)
  if (recalled(KEY + table) === null) makeRoom()
  keep(KEY + table, seen)
}

/** The commitment of a table that was just made, or agreed on: the first that is heard counts. */
export function promised(table: string, commitment: string, now = Date.now()): void {
  if (commitment && recall(table) === null) remember(table, first(commitment, now))
}

/** The oldest are forgotten. */
function makeRoom(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY))
    if (keys.length < MOST) return
    const at = (key: string): number => (recalled(key) as Seen | null)?.at ?? 0
    for (const key of keys.sort((one, other) => at(one) - at(other)).slice(0, keys.length - MOST + 1)) localStorage.removeItem(key)
  } catch {
    // there is no memory to make room in
  }
}
