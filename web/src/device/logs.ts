// The logs of the tables on this device. What is written is on the device before anybody is told; two
// tabs that write the same event are told apart by it, as two workers of a server are.

import type { Listed } from '../types/server'
import type { Kept, Write } from './messages'

const TABLES = 'tables'
const EVENTS = 'events'
const KEYS = 'keys'

interface Row {
  id: string
  secret: string
  listed: Listed
}
interface EventRow {
  table: string
  number: number
  event: Kept
}

/** Another tab has written this event first. */
export class Conflict extends Error {}

export class Logs {
  #opened: Promise<IDBDatabase> | null = null

  /** The key of this device (hex), made when it is first asked for. */
  async key(): Promise<string> {
    return this.#within([KEYS], 'readwrite', (of) => {
      const asked = of(KEYS).get('key') as IDBRequest<string | undefined>
      let found = ''
      asked.onsuccess = () => {
        found = asked.result ?? hex(crypto.getRandomValues(new Uint8Array(32)))
        of(KEYS).put(found, 'key')
      }
      return () => found
    })
  }

  /** A table's secret and all its events; null: there is none. */
  async log(table: string): Promise<{ secret: string; events: Kept[] } | null> {
    return this.#within([TABLES, EVENTS], 'readonly', (of) => {
      const row = of(TABLES).get(table) as IDBRequest<Row | undefined>
      const events = of(EVENTS).getAll(IDBKeyRange.bound([table], [table, []])) as IDBRequest<EventRow[]>
      return () => (row.result ? { secret: row.result.secret, events: events.result.map((one) => one.event) } : null)
    })
  }

  /** All tables, the newest first. */
  async lists(): Promise<Listed[]> {
    return this.#within([TABLES], 'readonly', (of) => {
      const rows = of(TABLES).getAll() as IDBRequest<Row[]>
      return () => rows.result.map((row) => row.listed).sort((one, other) => other.created - one.created)
    })
  }

  /** Writes all of it or nothing. Throws Conflict where an event of that number is there. */
  async write(writes: Write[]): Promise<void> {
    try {
      await this.#within([TABLES, EVENTS], 'readwrite', (of) => {
        for (const { table, secret, events, listed } of writes) {
          for (const event of events) of(EVENTS).add({ table, number: event.number, event } satisfies EventRow)
          const row = of(TABLES).get(table) as IDBRequest<Row | undefined>
          row.onsuccess = () => of(TABLES).put({ id: table, secret: row.result?.secret ?? secret ?? '', listed } satisfies Row)
        }
        return () => undefined
      })
    } catch (error) {
      throw error instanceof DOMException && error.name === 'ConstraintError' ? new Conflict() : error
    }
  }

  /** Forgets a table. */
  async remove(table: string): Promise<void> {
    await this.#within([TABLES, EVENTS], 'readwrite', (of) => {
      of(TABLES).delete(table)
      of(EVENTS).delete(IDBKeyRange.bound([table], [table, []]))
      return () => undefined
    })
  }

  async #within<T>(stores: string[], mode: IDBTransactionMode, act: (of: (name: string) => IDBObjectStore) => () => T): Promise<T> {
    const database = await (this.#opened ??= opened())
    return new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(stores, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
      const result = act((name) => transaction.objectStore(name))
      transaction.oncomplete = () => resolve(result())
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
    })
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('kostka-device', 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(TABLES, { keyPath: 'id' })
      asked.result.createObjectStore(EVENTS, { keyPath: ['table', 'number'] })
      asked.result.createObjectStore(KEYS)
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no storage'))
  })
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
