// The shell around the core: one socket, two timers, the device's memory.

import type { Command } from '../types/server'
import { ask, closed, dialled, fresh, hear, renewed, tick, type Effect, type Link, type Sent } from './core'
import type { Fault, FromServer, Numbered, Told } from './protocol'

/** What of a WebSocket is used. */
export interface Socket {
  send: (text: string) => void
  close: () => void
}

export interface Around {
  /** Opens a socket for what has happened since this number; null: from nothing. */
  open: (since: number | null, heard: (text: string) => void, closed: (code: number) => void) => Socket
  now: () => number
  /** A number from 0 to 1. */
  luck: () => number
  id: () => string
  /** Keeps the commands that are not done with. */
  keep: (outbox: Sent[]) => void
}

export interface Listener<Table, Body> {
  changed: () => void
  told: (events: Told<Body>[], table: Table, fresh: boolean) => void
  refused: (sent: Sent, error: Fault) => void
  expired: (sent: Sent) => void
}

export class TableLink<Table extends Numbered, Body> {
  link: Link<Table>
  readonly #around: Around
  readonly #tell: Listener<Table, Body>
  #socket: Socket | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #last = 0
  #over = false

  constructor(around: Around, tell: Listener<Table, Body>, outbox: Sent[]) {
    this.#around = around
    this.#tell = tell
    this.link = fresh<Table>(around.now(), outbox)
  }

  /** Connects, and stays connected until `stop`. */
  start(): void {
    this.#last = this.#around.now()
    this.#beat = setInterval(() => this.#tick(), 1000)
    this.#connect()
  }

  /** Leaves the table alone; what is on its way stays on the device. */
  stop(): void {
    this.#over = true
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Asks for something; it is kept and sent until the server has answered. */
  ask(wanted: Command): void {
    this.#step(ask<Table, Body>(this.link, this.#around.id(), wanted, this.#around.now()))
  }

  /** The device woke up, or the net may be there again. */
  wake(): void {
    this.#step(tick<Table, Body>(this.link, this.#around.now(), true))
  }

  /** Connects anew at once: as somebody else than before, or at somebody's wish. */
  renew(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.link = renewed(this.link, this.#around.now())
    this.#connect()
    this.#tell.changed()
  }

  #tick(): void {
    const now = this.#around.now()
    const slept = now - this.#last > 5000 // the timer stood still: so did the device
    this.#last = now
    this.#step(tick<Table, Body>(this.link, now, slept))
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#over || this.#socket) return
    const since = this.link.table ? this.link.table.number : null
    this.link = dialled(this.link, this.#around.now())
    let mine: Socket | null = null
    const here = (): boolean => mine !== null && this.#socket === mine
    mine = this.#around.open(
      since,
      (text) => {
        if (here()) this.#step(hear<Table, Body>(this.link, JSON.parse(text) as FromServer<Table, Body>, this.#around.now()))
      },
      (code) => {
        if (here()) this.#lost(code)
      },
    )
    this.#socket = mine
  }

  #lost(code: number): void {
    this.#socket = null
    this.#step(closed<Table, Body>(this.link, code, this.#around.now(), this.#around.luck()))
  }

  #step([link, effects]: [Link<Table>, Effect<Table, Body>[]]): void {
    this.link = link
    for (const effect of effects) this.#do(effect)
    this.#tell.changed()
  }

  #do(effect: Effect<Table, Body>): void {
    switch (effect.type) {
      case 'send':
        this.#socket?.send(JSON.stringify(effect.frame))
        break
      case 'connect':
        clearTimeout(this.#retry)
        this.#retry = setTimeout(() => this.#connect(), effect.after)
        break
      case 'drop': {
        const socket = this.#socket
        this.#lost(1006)
        socket?.close()
        break
      }
      case 'keep':
        this.#around.keep(this.link.outbox)
        break
      case 'told':
        this.#tell.told(effect.events, effect.table, effect.fresh)
        break
      case 'refused':
        this.#tell.refused(effect.sent, effect.error)
        break
      case 'expired':
        this.#tell.expired(effect.sent)
    }
  }
}
