// The games that go on on this device alone, made where there was no net.

import type { OwnTable, Tables } from '../../types/server'

const STORE = 'kostka-device' // where device/logs.ts keeps them

/** They; none where nothing was ever played here without a net. */
export async function deviceGames(): Promise<OwnTable[]> {
  const stores = (await globalThis.indexedDB?.databases?.()) ?? []
  if (!stores.some(({ name }) => name === STORE)) return []
  const { askDevice } = await import('../../device/device')
  const { tables } = await askDevice<Tables>('GET', '/tables?phase=running&limit=5')
  return tables.map((table) => ({ ...table, turn: false }))
}
