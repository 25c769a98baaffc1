// Who holds the device, at each of its tables: several may play there by turns.

import { keepWord, recalledWords } from '../parts/device'
import type { Person } from '../types/server'
import { oneself } from './oneself'

const KEY = 'kostka-shared'
/** Somebody who only looks on, while the device goes from one to the other. */
export const WATCHER: Person = { id: 'watcher', name: '', bot: false, guest: false }

const holders = new Map<string, Person>()

/** Several play at this table on this device. */
export function noteShared(table: string): void {
  keepWord(KEY, table)
}

export const isShared = (table: string): boolean => recalledWords(KEY).includes(table)

/** Whom the table is shown to. */
export function holderOf(table: string): Person {
  return holders.get(table) ?? (isShared(table) ? WATCHER : oneself())
}

export function hold(table: string, who: Person): void {
  holders.set(table, who)
}
