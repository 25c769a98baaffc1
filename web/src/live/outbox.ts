// What is not done with, kept on this device: it outlives a reload, a crash, a night. A row for each
// command, so that several tabs at one table do not take each other's away.

import type { Sent } from './core'

interface Kept extends Sent {
  table: string
}

const STORE = 'outbox'
const WEEK = 7 * 24 * 3600 * 1000

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('kostka', 1)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('table', 'table')
    }
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no storage'))
  })
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => T): Promise<T> {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const result = act(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(result())
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'))
    })
  } finally {
    database.close()
  }
}

export class Outbox {
  readonly #table: string
  #known = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(table: string) {
    this.#table = table
  }

  /** What was not done with when this device was last at this table, oldest first. */
  async remembered(now: number): Promise<Sent[]> {
    try {
      const rows = await within('readonly', (store) => {
        const asked = store.index('table').getAll(this.#table) as IDBRequest<Kept[]>
        return () => asked.result
      })
      this.#known = new Set(rows.map((row) => row.id))
      return rows
        .filter((row) => now - row.at < WEEK)
        .sort((one, other) => one.at - other.at)
        .map(({ id, do: wanted, at, done, out }) => ({ id, do: wanted, at, done, out }))
    } catch {
      return [] // a device without memory still plays
    }
  }

  /** Remembers these and forgets those that are no longer among them; in order. Resolves when it
   * is on the device. */
  keep(outbox: Sent[]): Promise<void> {
    const rows = JSON.parse(JSON.stringify(outbox)) as Sent[]
    const here = new Set(rows.map((row) => row.id))
    const gone = [...this.#known].filter((id) => !here.has(id))
    this.#known = here
    const write = (): Promise<unknown> =>
      within('readwrite', (store) => {
        for (const row of rows) store.put({ ...row, table: this.#table })
        for (const id of gone) store.delete(id)
        return () => undefined
      })
    this.#last = this.#last.then(write).catch(() => undefined)
    return this.#last.then(() => undefined)
  }
}
