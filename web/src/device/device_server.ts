// The server of one in the page's worker: what comes in is decided by the engine, kept, and only then
// shown. Other tabs have servers of their own over the same logs; they tell each other what they wrote.

import { told } from './lists'
import { Conflict, type Logs } from './logs'
import type { FromPage, Reply, Request, ToPage } from './messages'

/** From a request's text to the reply's. */
export type Engine = (text: string) => string

/** What other tabs are told: this table has changed. */
export interface Others {
  tell: (table: string) => void
}

const AGAIN = 1012 // come again at once
const BUSY = 1013 // come again, and ask again

export class DeviceServer {
  readonly #logs: Logs
  readonly #start: () => Promise<Engine>
  readonly #post: (message: ToPage) => void
  readonly #others: Others
  #engine: Promise<Engine> | null = null
  #turn: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The tables in the engine's memory, with the sockets at each. */
  readonly #loaded = new Map<string, Set<number>>()

  constructor(logs: Logs, start: () => Promise<Engine>, post: (message: ToPage) => void, others: Others) {
    this.#logs = logs
    this.#start = start
    this.#post = post
    this.#others = others
  }

  /** Does one thing after another, in the order in which they come. */
  take(request: FromPage): Promise<void> {
    return this.#next(() => this.#take(request))
  }

  /** Another tab has written at this table. */
  changed(table: string): Promise<void> {
    return this.#next(async () => this.#drop(table, AGAIN))
  }

  #next(act: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).catch((error: unknown) => this.#post({ type: 'failed', why: String(error) }))
    return this.#turn
  }

  async #take(request: FromPage): Promise<void> {
    if (request.type === 'ask' && request.method === 'GET') {
      const body = told(request.path, await this.#logs.lists())
      if (body) return this.#post({ type: 'answer', ask: request.ask, status: 200, body })
    }
    const engine = await (this.#engine ??= this.#start())
    const table = tableIn(request)
    if (table && !this.#loaded.has(table)) await this.#load(engine, table)
    if (request.type === 'open') this.#loaded.get(request.table)?.add(request.socket)
    if (request.type === 'shut') for (const sockets of this.#loaded.values()) sockets.delete(request.socket)
    await this.#handle(engine, request)
  }

  async #load(engine: Engine, table: string): Promise<void> {
    const log = await this.#logs.log(table)
    if (!log) return
    this.#loaded.set(table, new Set())
    await this.#handle(engine, { type: 'load', table, ...log })
  }

  async #handle(engine: Engine, request: Request): Promise<void> {
    const { writes, frames, answers, due } = JSON.parse(engine(JSON.stringify(request))) as Reply
    try {
      if (writes.length) await this.#logs.write(writes)
    } catch (error) {
      for (const { table } of writes) this.#drop(table, error instanceof Conflict ? AGAIN : BUSY)
      if (request.type === 'ask') this.#post({ type: 'answer', ask: request.ask, status: 503, body: null })
      return
    }
    for (const { table } of writes) {
      if (!this.#loaded.has(table)) this.#loaded.set(table, new Set())
      this.#others.tell(table)
    }
    for (const { socket, text, code } of frames) {
      if (text) this.#post({ type: 'frame', socket, text })
      if (code !== null) this.#post({ type: 'closed', socket, code })
    }
    for (const answer of answers) this.#post({ type: 'answer', ...answer })
    this.#wake(engine, due)
  }

  /** Lets a table go whose log is not what the engine has: who is there comes again. */
  #drop(table: string, code: number): void {
    for (const socket of this.#loaded.get(table) ?? []) this.#post({ type: 'closed', socket, code })
    this.#loaded.delete(table)
  }

  #wake(engine: Engine, due: number | null): void {
    clearTimeout(this.#timer)
    if (due === null) return
    const wait = Math.max(0, Math.min(due - Date.now(), 2 ** 31 - 1))
    this.#timer = setTimeout(() => void this.#next(() => this.#handle(engine, { type: 'tick' })), wait)
  }
}

function tableIn(request: FromPage): string | null {
  if (request.type === 'open') return request.table
  return request.type === 'ask' ? (/^\/tables\/([^/?]+)/.exec(request.path)?.[1] ?? null) : null
}
