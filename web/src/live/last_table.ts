// The table looked at last, as it stood: kept on this device, to be shown where there is no net.

import { keep, recalled } from '../parts/device'
import type { TableView } from '../types/server'

const KEY = 'kostka-last-table'

export interface LastTable {
  table: TableView
  /** When it stood so, by this device. */
  at: number
}

export function keepLast(table: TableView, at: number): void {
  keep(KEY, { table, at } satisfies LastTable)
}

/** This table as it was seen last; null: it was not the last one looked at. */
export function recalledLast(id: string): LastTable | null {
  const found = recalled(KEY) as Partial<LastTable> | null
  return found?.table?.id === id && typeof found.at === 'number' ? (found as LastTable) : null
}
