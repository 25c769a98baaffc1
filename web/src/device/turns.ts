// Whom a table that is shared at one screen is shown to, and who is to be handed the device.

import type { Person, TableView } from '../types/server'
import { WATCHER } from './holder'

export interface Turn {
  holder: Person
  /** The seat whose player is to take the device; null: nobody. */
  next: number | null
}

/** `waits`: the seats that the game waits for; `taken`: the seat whose player has said to hold the
 * device; `secret`: the game hides something from some. */
export function turnAt(table: TableView, waits: number[], owner: Person, taken: number | null, secret: boolean): Turn {
  const here = waits.filter((seat) => table.seats[seat]?.kind === 'person')
  if (table.phase !== 'running') return { holder: owner, next: null }
  if (!secret) return { holder: at(table, here[0] ?? table.you ?? 0), next: null }
  if (taken !== null && (!here.length || here.includes(taken))) return { holder: at(table, taken), next: null }
  return { holder: WATCHER, next: here[0] ?? null }
}

function at(table: TableView, seat: number): Person {
  const { person, name } = table.seats[seat]!
  return { id: person ?? '', name, bot: false, guest: false }
}
