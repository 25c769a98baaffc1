// The connection to a table as a value: what has arrived, what is on its way, and what to do next.
//
// Pure: moments come in as `now` (ms of this device), what is to be done comes out as effects. The
// shell around it (link.ts) has the socket, the timers and the device's memory.

import type { Command } from '../types/server'
import { BUSY, SESSION, UNKNOWN, type Fault, type FromServer, type Numbered, type Person, type Told, type ToServer } from './protocol'

/** A command that is not done with: kept on the device and sent again until it is answered. */
export interface Sent {
  id: string
  do: Command
  /** When it was asked for, in ms of this device. */
  at: number
  /** The event that it became; null: no answer yet. */
  done: number | null
  /** When it last went out on the present socket; null: it has not. */
  out: number | null
}

/** How it stands with the connection. `lost`: trying again; `signed-out`, `unknown`: it is of no
 * use to try. */
export type Standing = 'connecting' | 'open' | 'lost' | 'signed-out' | 'unknown'

export interface Link<Table extends Numbered> {
  standing: Standing
  /** Since when it stands so. */
  since: number
  table: Table | null
  person: Person | null
  watching: number
  outbox: Sent[]
  /** What to add to this device's clock to get the server's, and how sure that is (round trip). */
  offset: number
  trip: number
  /** When something last came, and since when an answer is awaited: to a ping, or a welcome. */
  heard: number
  asked: number | null
  /** Attempts since it last stood. */
  tries: number
}

export type Effect<Table, Body> =
  | { type: 'send'; frame: ToServer }
  | { type: 'connect'; after: number }
  | { type: 'drop' }
  | { type: 'keep' }
  /** `fresh`: the table is to be shown as it stands; the events, if any, do not lead to it. */
  | { type: 'told'; events: Told<Body>[]; table: Table; fresh: boolean }
  | { type: 'refused'; sent: Sent; error: Fault }
  | { type: 'expired'; sent: Sent }

type Step<Table extends Numbered, Body> = [Link<Table>, Effect<Table, Body>[]]

const QUIET = 15_000 // after so long without a word, a ping
const PATIENCE = 6_000 // and after so long without an answer the socket is dead
const AGAIN = 8_000 // an unanswered command goes out again on the same socket
const MOMENTARY = 120_000 // what was meant for a moment is not sent later than this
const PAUSES = [250, 500, 1000, 2000, 3000]
const PATIENT = 2 // who is asked to come later begins with this one, though a welcome came before

export function fresh<Table extends Numbered>(now: number, outbox: Sent[] = []): Link<Table> {
  return {
    standing: 'connecting',
    since: now,
    table: null,
    person: null,
    watching: 0,
    outbox: outbox.map((sent) => ({ ...sent, out: null })),
    offset: 0,
    trip: Infinity,
    heard: now,
    asked: null,
    tries: 0,
  }
}

/** A socket is being opened. */
export function dialled<T extends Numbered>(link: Link<T>, now: number): Link<T> {
  return { ...link, asked: now }
}

/** The socket is given up for another one: what was on its way goes out again there. */
export function renewed<T extends Numbered>(link: Link<T>, now: number): Link<T> {
  const outbox = link.outbox.map((sent) => ({ ...sent, out: null }))
  return { ...link, standing: 'connecting', since: now, tries: 0, outbox }
}

/** A command is asked for. The same thing twice, before the first is answered, is one thing. */
export function ask<T extends Numbered, B>(link: Link<T>, id: string, wanted: Command, now: number): Step<T, B> {
  if (link.outbox.some((sent) => sent.done === null && sameAim(sent.do, wanted))) return [link, []]
  const sent: Sent = { id, do: wanted, at: now, done: null, out: null }
  const [next, effects] = flush<T, B>({ ...link, outbox: [...link.outbox, sent] }, now)
  return [next, [{ type: 'keep' }, ...effects]]
}

/** A frame has come. */
export function hear<T extends Numbered, B>(link: Link<T>, frame: FromServer<T, B>, now: number): Step<T, B> {
  // nothing counts before the welcome; where that was lost on the way, patience ends and we call anew
  if (frame.type !== 'welcome' && link.standing !== 'open') return [link, []]
  const heard = { ...link, heard: now, asked: null }
  switch (frame.type) {
    case 'welcome': {
      const known = link.table?.number ?? -1
      const open: Link<T> = {
        ...clocked(heard, frame.now, now, Infinity),
        standing: 'open',
        since: link.standing === 'open' ? link.since : now,
        person: frame.person,
        watching: frame.watching,
        tries: 0,
      }
      const same = link.table !== null && link.person?.id === frame.person?.id // who else one is sees another game
      const whole = same && follows(frame.events, known, frame.table.number)
      const [took, told] = take<T, B>(open, frame.events, frame.table, !whole)
      const [timely, late] = expire<T, B>(took, now) // a device that slept is here before its timers
      const [next, effects] = flush<T, B>(timely, now)
      return [next, [...told, ...late, ...effects]]
    }
    case 'events': {
      const known = link.table?.number ?? -1
      if (frame.table.number <= known) return [heard, []]
      // a gap cannot be told: ask for the difference
      if (!follows(frame.events, known, frame.table.number)) return [heard, [{ type: 'drop' }]]
      return take<T, B>(heard, frame.events, frame.table, false)
    }
    case 'done': {
      const outbox = heard.outbox.map((sent) => (sent.id === frame.id ? { ...sent, done: frame.number } : sent))
      return [settled({ ...heard, outbox }), [{ type: 'keep' }]]
    }
    case 'refused': {
      const sent = heard.outbox.find((one) => one.id === frame.id)
      const outbox = heard.outbox.filter((one) => one.id !== frame.id)
      const next = { ...heard, outbox } // the table as it stands comes in events of its own
      return [next, sent ? [{ type: 'keep' }, { type: 'refused', sent, error: frame.error }] : []]
    }
    case 'pong':
      return [clocked(heard, frame.now, now, now - frame.at), []]
    case 'watching':
      return [{ ...heard, watching: frame.count }, []]
    case 'closing':
      return [heard, []]
  }
}

/** The socket is closed, by whomever. */
export function closed<T extends Numbered, B>(link: Link<T>, code: number, now: number, luck: number): Step<T, B> {
  const standing = code === SESSION ? 'signed-out' : code === UNKNOWN ? 'unknown' : 'lost'
  const next: Link<T> = {
    ...link,
    standing,
    since: link.standing === standing ? link.since : now,
    asked: null,
    tries: link.tries + 1,
    outbox: link.outbox.map((sent) => ({ ...sent, out: null })),
  }
  if (standing !== 'lost') return [next, []]
  const tries = Math.max(link.tries, code === BUSY ? PATIENT : 0)
  const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!
  // not all of a room at once after a restart
  return [next, [{ type: 'connect', after: pause * (0.5 + luck) }]]
}

/** Time has gone by. `woken`: the device slept, or the net is there again. */
export function tick<T extends Numbered, B>(link: Link<T>, now: number, woken = false): Step<T, B> {
  const [timely, effects] = expire<T, B>(link, now)
  let next = timely
  // done, and its event does not come: something was lost on the way
  if (next.outbox.some((sent) => sent.done !== null && sent.out !== null && now - sent.out > AGAIN)) {
    return [next, [...effects, { type: 'drop' }]]
  }
  const patience = woken ? PATIENCE / 3 : PATIENCE
  if (link.asked !== null && now - link.asked > patience) return [next, [...effects, { type: 'drop' }]]
  if (link.standing === 'lost' && link.asked === null && woken) effects.push({ type: 'connect', after: 0 })
  if (link.standing !== 'open') return [next, effects]
  if (link.asked === null && (woken || now - link.heard > QUIET)) {
    next = { ...next, asked: now }
    effects.push({ type: 'send', frame: { type: 'ping', at: now } })
  }
  const [flushed, more] = flush<T, B>(next, now)
  return [flushed, [...effects, ...more]]
}

/** The move that is on its way: asked for, and not yet seen to have happened. */
export function pending<T extends Numbered>(link: Link<T>): Sent | null {
  return link.outbox.find((sent) => sent.do.type === 'play') ?? null
}

function flush<T extends Numbered, B>(link: Link<T>, now: number): Step<T, B> {
  if (link.standing !== 'open') return [link, []]
  const due = link.outbox.filter((sent) => sent.done === null && (sent.out === null || now - sent.out > AGAIN))
  if (!due.length) return [link, []]
  const outbox = link.outbox.map((sent) => (due.includes(sent) ? { ...sent, out: now } : sent))
  return [{ ...link, outbox }, due.map((sent) => ({ type: 'send', frame: { type: 'command', id: sent.id, do: sent.do } }))]
}

/** What was meant for a moment that is over is let go. */
function expire<T extends Numbered, B>(link: Link<T>, now: number): Step<T, B> {
  const old = link.outbox.filter((sent) => sent.done === null && momentary(sent.do) && now - sent.at > MOMENTARY)
  if (!old.length) return [link, []]
  const outbox = link.outbox.filter((sent) => !old.includes(sent))
  return [{ ...link, outbox }, [...old.map((sent) => ({ type: 'expired', sent }) as const), { type: 'keep' }]]
}

function take<T extends Numbered, B>(link: Link<T>, events: Told<B>[], table: T, whole: boolean): Step<T, B> {
  const known = link.table?.number ?? -1
  // another worker may be a moment behind: what was seen is not taken back
  if (table.number < known) return [link, []]
  const news = events.filter((event) => event.number > known)
  const next = settled({ ...link, table })
  if (table.number === known && link.table !== null && !whole) return [next, []]
  const told: Effect<T, B> = { type: 'told', events: news, table, fresh: whole }
  return [next, next.outbox === link.outbox ? [told] : [{ type: 'keep' }, told]]
}

/** Whether the events lead from the number known to that of the table without a gap. */
function follows<B>(events: Told<B>[], known: number, number: number): boolean {
  const news = events.filter((event) => event.number > known)
  return news.every((event, index) => event.number === known + 1 + index) && known + news.length === number
}

/** A command that was done stays in the outbox until its event is here, so that nothing flickers. */
function settled<T extends Numbered>(link: Link<T>): Link<T> {
  const number = link.table?.number ?? -1
  const outbox = link.outbox.filter((sent) => sent.done === null || sent.done > number)
  return outbox.length === link.outbox.length ? link : { ...link, outbox }
}

function clocked<T extends Numbered>(link: Link<T>, server: number, now: number, trip: number): Link<T> {
  if (trip === Infinity && link.trip !== Infinity) return link
  if (trip > link.trip * 1.5) return link // a slow answer says less than a quick one
  return { ...link, offset: server - now + (trip === Infinity ? 0 : trip / 2), trip }
}

function sameAim(one: Command, other: Command): boolean {
  if (one.type === 'play' && other.type === 'play') return true
  if (one.type === 'say') return false
  return JSON.stringify(one) === JSON.stringify(other)
}

function momentary(one: Command): boolean {
  return one.type === 'say' || one.type === 'offer' || one.type === 'answer' || one.type === 'claim'
}
