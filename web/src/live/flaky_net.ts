// For tests: a table that only counts, behind a net that loses, delays, doubles and breaks off.

import type { Command } from '../types/server'
import type { Sent } from './core'
import { TableLink, type Socket } from './link'
import type { Fault, FromServer, Told } from './protocol'

interface Table {
  number: number
  position: number
}
type Body = { move: unknown; command: string | null }
type Frame = FromServer<Table, Body>

class Counter {
  events: Told<Body>[] = [{ number: 1, at: 0, body: null }]
  answered = new Map<string, number>()
  sockets = new Set<(frame: Frame) => void>()

  get table(): Table {
    return { number: this.events.length, position: this.events.length - 1 }
  }

  add(move: unknown, command: string | null): void {
    const event = { number: this.events.length + 1, at: 0, body: { move, command } }
    this.events.push(event)
    for (const tell of this.sockets) tell({ type: 'events', events: [event], table: this.table })
  }

  command(id: string, wanted: Command): Frame {
    const known = this.answered.get(id)
    if (known !== undefined) return { type: 'done', id, number: known }
    if (wanted.type === 'play' && wanted.position !== this.table.position) {
      const error: Fault = { rule: '', code: 'stale', found: '', expected: '' }
      return { type: 'refused', id, error, table: this.table }
    }
    this.add(wanted.type === 'play' ? wanted.move : wanted, id)
    this.answered.set(id, this.events.length)
    return { type: 'done', id, number: this.events.length }
  }

  welcome(since: number | null): Frame {
    const few = since !== null && this.events.length - since <= 100 && this.events.length <= 1000
    const events = few ? this.events.slice(since) : []
    return { type: 'welcome', table: this.table, events, person: null, watching: 0, now: Date.now() + 5000 }
  }
}

/** Even numbers from a seed. */
function source(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Net {
  up: boolean
  /** How likely a frame breaks the connection off, each way. */
  breaks: number
  slow: number
  /** How likely what is sent arrives twice. */
  doubles: number
  /** How likely the socket says nothing any more from now on, and does not close. */
  mute: number
  /** How likely one frame alone is lost, each way, as by something in between. */
  swallows: number
}

function wire(server: Counter, net: Net, luck: () => number, made: Socket[]) {
  return (since: number | null, heard: (text: string) => void, closed: (code: number) => void): Socket => {
    let open = true
    let mute = false
    let late = 0
    const end = (code: number): void => {
      if (!open) return
      open = false
      server.sockets.delete(tell)
      setTimeout(() => closed(code), 1)
    }
    const later = (act: () => void): void => {
      late = Math.max(late, Date.now() + luck() * net.slow) // in order, as TCP has it
      setTimeout(act, late - Date.now())
    }
    const tell = (frame: Frame): void => {
      if (luck() < net.swallows) return
      const text = JSON.stringify(frame)
      const times = luck() < net.doubles ? 2 : 1
      if (luck() < net.mute) mute = true
      if (luck() < net.breaks) later(() => end(1006))
      for (let time = 0; time < times; time++) later(() => open && !mute && heard(text))
    }
    later(() => {
      if (!net.up) return end(1006)
      if (!open) return
      server.sockets.add(tell)
      tell(server.welcome(since))
    })
    const socket: Socket = {
      send: (text) => {
        if (luck() < net.swallows) return
        const frame = JSON.parse(text) as { type: string; id: string; do: Command; at: number }
        const lost = luck() < net.breaks
        later(() => {
          if (!open || mute) return
          // broken off before it arrives, or after it is done and before the answer
          if (lost && luck() < 0.5) return end(1006)
          if (frame.type === 'ping') tell({ type: 'pong', at: frame.at, now: Date.now() + 5000 })
          else tell(server.command(frame.id, frame.do))
          if (lost) end(1006)
        })
      },
      close: () => end(1000),
    }
    made.push(socket)
    return socket
  }
}

export function table(seed: number, changed: Partial<Net> = {}) {
  const server = new Counter()
  const net: Net = { up: true, breaks: 0, slow: 20, doubles: 0, mute: 0, swallows: 0, ...changed }
  const luck = source(seed)
  const seen: number[] = []
  const refused: string[] = []
  const expired: Sent[] = []
  const sockets: Socket[] = []
  const kept: { outbox: Sent[] } = { outbox: [] }
  let ids = 0
  const link = new TableLink<Table, Body>(
    {
      open: wire(server, net, luck, sockets),
      now: () => Date.now(),
      luck,
      id: () => `command-${seed}-${++ids}`,
      keep: (outbox) => (kept.outbox = structuredClone(outbox)),
    },
    {
      changed: () => undefined,
      told: (events, now, whole) => {
        if (whole) seen.length = 0
        seen.push(...(whole ? [now.number] : events.map((event) => event.number)))
      },
      refused: (sent) => refused.push(sent.id),
      expired: (sent) => expired.push(sent),
    },
    [],
  )
  const play = (move: unknown): void => link.ask({ type: 'play', position: link.link.table?.position ?? 0, move })
  return { server, net, link, seen, refused, expired, sockets, kept, play, luck }
}
