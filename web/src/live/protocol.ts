// What goes over the live socket, as the page uses it.

import type { Command, EventView, Fault, FromServer as Said, Person, TableView } from '../types/server'

export type { Fault, Person }

/** What the core reads of a table; the rest is for who shows it. */
export interface Numbered {
  number: number
  position: number
}

/** One event as this viewer may see it; `body` null: it brought nothing to be seen. */
export interface Told<Body = unknown> {
  number: number
  at: number
  body: Body | null
}

export type FromServer<Table extends Numbered, Body> =
  | { type: 'welcome'; table: Table; events: Told<Body>[]; person: Person | null; watching: number; now: number }
  | { type: 'events'; events: Told<Body>[]; table: Table }
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string; error: Fault; table: Table }
  | { type: 'pong'; at: number; now: number }
  | { type: 'watching'; count: number }
  | { type: 'closing'; why: string }

export type ToServer = { type: 'command'; id: string; do: Command } | { type: 'ping'; at: number }

/** Close codes of the server. */
export const SESSION = 4001
export const UNKNOWN = 4004
export const BUSY = 1013

type Handled = Said extends FromServer<TableView, NonNullable<EventView['body']>> ? true : never
/** Does not compile when the server says something else than is understood here. */
export const handled: Handled = true
