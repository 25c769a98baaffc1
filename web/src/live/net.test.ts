// A table that only counts, behind a net that loses, delays, doubles and breaks off: whatever the
// net does, every move asked for is made exactly once or is refused aloud, and nothing is seen twice.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Command } from '../types/live'
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
    const few = since !== null && this.events.length - since <= 100
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
  /** The socket says nothing any more, and does not close. */
  mute: number
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

function table(seed: number, changed: Partial<Net> = {}) {
  const server = new Counter()
  const net: Net = { up: true, breaks: 0, slow: 20, doubles: 0, mute: 0, ...changed }
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

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('a table over a net', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }))
  afterEach(() => vi.useRealTimers())

  it('brings a move there and the event back', async () => {
    const { server, link, play, seen } = table(1)
    link.start()
    await later(100)
    play('a')
    expect(link.link.outbox).toHaveLength(1)
    await later(100)
    expect(server.events.at(-1)?.body?.move).toBe('a')
    expect(link.link.outbox).toHaveLength(0)
    expect(seen).toEqual([1, 2])
    link.stop()
  })

  it('makes one move of a double tap', async () => {
    const { server, link, play } = table(2)
    link.start()
    await later(100)
    play('a')
    play('a')
    await later(200)
    expect(server.events).toHaveLength(2)
    play('a') // the same move again, later, is another move
    await later(200)
    expect(server.events).toHaveLength(3)
    link.stop()
  })

  it('keeps a move over a lost connection and sends it once the net is there', async () => {
    const { server, net, link, sockets, play, kept } = table(3)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    expect(link.link.standing).toBe('lost')
    play('a')
    await later(30_000)
    expect(server.events).toHaveLength(1)
    expect(kept.outbox.map((sent) => sent.done)).toEqual([null])
    net.up = true
    link.wake()
    await later(200)
    expect(server.events).toHaveLength(2)
    expect(kept.outbox).toEqual([])
    link.stop()
  })

  it('does not fire a move that the table has gone past', async () => {
    const { server, net, link, sockets, play, refused } = table(4)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    play('prepared')
    server.add('somebody else', null)
    net.up = true
    await later(20_000)
    expect(server.events.map((event) => event.body?.move)).toEqual([undefined, 'somebody else'])
    expect(refused).toHaveLength(1)
    expect(link.link.table?.number).toBe(2)
    link.stop()
  })

  it('notices a socket that has gone silent', async () => {
    const { net, link, sockets, server } = table(5)
    link.start()
    await later(100)
    net.mute = 1
    server.add('unheard', null)
    await later(10)
    net.mute = 0
    await later(40_000)
    expect(sockets.length).toBeGreaterThan(1)
    expect(link.link.table?.number).toBe(2)
    link.stop()
  })

  it('sends what was on its way again after connecting anew', async () => {
    const { server, net, link, play } = table(8)
    link.start()
    await later(100)
    net.mute = 1
    play('a')
    link.renew()
    net.mute = 0
    expect(link.link.standing).toBe('connecting')
    await later(200)
    expect(link.link.standing).toBe('open')
    expect(link.link.outbox).toEqual([])
    expect(server.events).toHaveLength(2)
    link.stop()
  })

  it('learns the clock of the server', async () => {
    const { link } = table(6)
    link.start()
    await later(60_000)
    expect(Math.abs(link.link.offset - 5000)).toBeLessThan(25)
    link.stop()
  })

  it('lets what was meant for a moment go', async () => {
    const { net, link, sockets, expired, server } = table(7)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    link.ask({ type: 'say', text: 'hello' })
    await later(300_000)
    net.up = true
    await later(20_000)
    expect(expired).toHaveLength(1)
    expect(server.events).toHaveLength(1)
    link.stop()
  })

  it.each(Array.from({ length: 40 }, (_, seed) => seed))('survives a lying net (%i)', async (seed) => {
    const lies = { breaks: 0.1, slow: 400, doubles: 0.3, mute: 0.02 }
    const { server, net, link, seen, refused, play, luck } = table(seed, lies)
    link.start()
    let asked = 0
    for (let turn = 0; turn < 40; turn++) {
      await later(luck() * 3000)
      if (luck() < 0.3) server.add('other', null)
      if (luck() < 0.7 && link.link.table && !link.link.outbox.length) {
        asked++
        play(`${turn}`)
      }
      net.up = luck() > (net.up ? 0.1 : 0.5)
      if (luck() < 0.1) link.wake()
    }
    Object.assign(net, { up: true, breaks: 0, mute: 0 })
    await later(120_000)
    expect(link.link.outbox).toEqual([])
    expect(link.link.table?.number).toBe(server.events.length)
    const mine = server.events.filter((event) => event.body?.command)
    expect(new Set(mine.map((event) => event.body?.command)).size).toBe(mine.length)
    expect(asked).toBeGreaterThan(3)
    expect(mine.length + refused.length).toBe(asked)
    expect(seen).toEqual(server.events.slice(seen[0]! - 1).map((event) => event.number))
    link.stop()
  })
})
