// The server of one in the page's worker: what comes in is decided by the engine, kept, and only then
// shown. Other tabs have servers of their own over the same logs; they tell each other what they wrote.

import { told } from './lists'
import { Conflict, type Logs } from './logs'
import type { FromPage, Reply, Request, ToPage, Write } from './messages'

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
    return this.#next(async () => {
      if (this.#engine) this.#drop(await this.#engine, table, AGAIN)
    })
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
    if (table && !this.#loaded.has(table)) {
      const code = await this.#load(engine, table)
      if (code !== null) return this.#refuse(request, code)
    }
    if (request.type === 'open') this.#loaded.get(request.table)?.add(request.socket)
    if (request.type === 'shut') for (const sockets of this.#loaded.values()) sockets.delete(request.socket)
    await this.#handle(engine, request)
  }

  /** With what code to come again, null: it is there, or is nowhere. */
  async #load(engine: Engine, table: string): Promise<number | null> {
    const log = await this.#logs.log(table)
    if (!log) return null
    const code = await this.#handle(engine, { type: 'load', table, ...log })
    if (code === null && !this.#loaded.has(table)) this.#loaded.set(table, new Set())
    return code
  }

  /** Null, or with what code to come again: what this request brings could not be kept. */
  async #handle(engine: Engine, request: Request): Promise<number | null> {
    const { writes, frames, answers, due } = JSON.parse(engine(JSON.stringify(request))) as Reply
    try {
      if (writes.length) await this.#logs.write(writes)
    } catch (error) {
      const code = error instanceof Conflict ? AGAIN : BUSY
      for (const { table } of writes) this.#drop(engine, table, code)
      if (code === AGAIN && !tableIn(request) && (await this.#known(engine, writes))) return this.#handle(engine, request)
      this.#refuse(request, code)
      return code
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
    return null
  }

  /** Whether a table that was to be made is there already (a reload forgets which are): it is loaded,
   * so that the same request finds it. */
  async #known(engine: Engine, writes: Write[]): Promise<boolean> {
    let found = false
    for (const { table, secret } of writes) {
      if (secret === null || this.#loaded.has(table)) continue
      await this.#load(engine, table)
      found ||= this.#loaded.has(table)
    }
    return found
  }

  #refuse(request: Request, code: number): void {
    if (request.type === 'open') this.#post({ type: 'closed', socket: request.socket, code })
    if (request.type === 'ask') this.#post({ type: 'answer', ask: request.ask, status: 503, body: null })
  }

  /** Lets a table go whose log is not what the engine has, there too, or a tick would go on from what
   * was never kept: who is there comes again. */
  #drop(engine: Engine, table: string, code: number): void {
    const { due } = JSON.parse(engine(JSON.stringify({ type: 'drop', table } satisfies Request))) as Reply
    this.#wake(engine, due)
    for (const socket of this.#loaded.get(table) ?? []) this.#post({ type: 'closed', socket, code })
    this.#loaded.delete(table)
  }

  #wake(engine: Engine, due: number | null): void {
    clearTimeout(this.#timer)
    if (due === null) return
    const wait = Math.max(0, Math.min(due - Date.now(), 2 ** 31 - 1))
    this.#timer = setTimeout(() => void this.#next(async () => void (await this.#handle(engine, { type: 'tick' }))), wait)
  }
}

function tableIn(request: Request): string | null {
  if (request.type === 'open') return request.table
  return request.type === 'ask' ? (/^\/tables\/([^/?]+)/.exec(request.path)?.[1] ?? null) : null
}
