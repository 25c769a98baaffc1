// What the page and its worker say to each other, and the worker and the engine in it
// (src/kostka/device/messages.py).

import type { EventView, Listed, Person } from '../types/server'

export type FromPage =
  | { type: 'ask'; ask: number; method: string; path: string; who: Person; body: unknown }
  | { type: 'open'; socket: number; table: string; who: Person; since: number | null }
  | { type: 'heard'; socket: number; text: string }
  | { type: 'shut'; socket: number }

export type ToPage =
  | { type: 'answer'; ask: number; status: number; body: unknown }
  | { type: 'frame'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number }
  /** The engine cannot run here. */
  | { type: 'failed'; why: string }

/** An event of a log as it is kept: more of it than its number is the engine's own matter. */
export type Kept = Pick<EventView, 'number'>

export interface Write {
  table: string
  secret: string | null
  events: Kept[]
  listed: Listed
}

export type Request = FromPage | { type: 'load'; table: string; secret: string; events: Kept[] } | { type: 'drop'; table: string } | { type: 'tick' }

export interface Reply {
  writes: Write[]
  frames: { socket: number; text: string; code: number | null }[]
  answers: { ask: number; status: number; body: unknown }[]
  due: number | null
}
