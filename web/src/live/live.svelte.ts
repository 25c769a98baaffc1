// A live table as the page shows it: the connection, and the game one step after another.

import { freshId } from '../app/api'
import { isStill } from '../app/settings.svelte'
import type { AnyTable, Step } from '../tables/contract'
import type { Command, EventView, TableView } from '../types/server'
import { fresh, pending, type Link, type Sent } from './core'
import { TableLink } from './link'
import { keepLast, recalledLast, type LastTable } from './last_table'
import { Outbox } from './outbox'
import { Pace } from './pace'
import type { Fault, Told } from './protocol'
import { openSocket } from './socket'

export type Body = EventView['body'] & object
type Game = Step<unknown, unknown>

export interface Ears {
  /** A step of the game is on the screen now; `position`: how long its log was with it. */
  step: (step: Game, table: TableView, position: number) => void
  /** Something else has happened. `old`: it is told to somebody who was not there. */
  event: (body: Body, number: number, table: TableView, old: boolean) => void
  refused: (sent: Sent, error: Fault) => void
  expired: (sent: Sent) => void
}

const PACE = 600

export class LiveTable {
  readonly id: string
  readonly game: { table: AnyTable | null } = { table: null }
  /** How it stands with the connection, and what is on its way. */
  link = $state.raw<Link<TableView>>(fresh<TableView>(Date.now()))
  /** The game's view on the screen; null before it begins. */
  view = $state.raw<unknown>(null)
  /** The step that led to it; null: none was seen. */
  step = $state.raw<Game | null>(null)
  /** How it stood when there was a net: it is shown while nothing newer is known. */
  last = $state.raw<LastTable | null>(null)
  /** Whether what is on the screen is how it stands. */
  settled = $state(true)

  readonly #ears: Ears
  readonly #pace = new Pace<() => void>((show, last) => {
    show()
    this.settled = last
    if (last && !this.#telling) this.#catchUp()
  })
  #live: TableLink<TableView, Body> | null = null
  #last: unknown = null
  /** Of several events some are still to come: nothing is skipped before them. */
  #telling = false

  constructor(id: string, ears: Ears) {
    this.id = id
    this.#ears = ears
  }

  /** What the server says of the table; null before the first word. */
  get table(): TableView | null {
    return this.link.table ?? this.last?.table ?? null
  }

  /** Shows the table as this device saw it last, until the server says how it stands. */
  showLast(): void {
    if (this.link.table || this.last) return
    this.last = recalledLast(this.id)
    this.view = this.last?.table.view ?? null
  }

  /** The move that is on its way. */
  get pending(): Sent | null {
    return pending(this.link)
  }

  /** The moves to choose from, once everything is shown and nothing of mine is on its way. */
  get moves(): unknown[] {
    const free = this.settled && !this.pending && this.link.table
    return free ? ((this.table?.moves as unknown[] | undefined) ?? []) : []
  }

  async start(): Promise<void> {
    const outbox = new Outbox(this.id)
    const kept = await outbox.remembered(Date.now())
    this.#live = new TableLink<TableView, Body>(
      {
        open: (since, heard, closed) => openSocket(this.id, since, heard, closed),
        now: () => Date.now(),
        luck: () => Math.random(),
        id: freshId,
        keep: (sent) => void outbox.keep(sent),
      },
      {
        changed: () => {
          if (this.#live) this.link = this.#live.link
        },
        told: (events, table, whole) => this.#told(events, table, whole),
        refused: this.#ears.refused,
        expired: this.#ears.expired,
      },
      kept,
    )
    this.link = this.#live.link
    this.#live.start()
  }

  stop(): void {
    this.#live?.stop()
    this.#pace.clear()
  }

  /** Asks the table for something. */
  ask(wanted: Command): void {
    this.#live?.ask(wanted)
  }

  /** Makes a move, meant for the table as it is now. */
  play(move: unknown): void {
    if (this.table) this.ask({ type: 'play', position: this.table.position, move })
  }

  /** What has happened and still waits to be shown is shown now. */
  hurry(): void {
    this.#pace.hurry()
  }

  wake(): void {
    this.#live?.wake()
  }

  /** Connects anew: as somebody else than before, or at a wish. */
  renew(): void {
    this.#live?.renew()
  }

  #told(events: Told<Body>[], table: TableView, whole: boolean): void {
    this.last = null
    keepLast(table, Date.now())
    if (whole) {
      this.#pace.clear()
      this.step = null
      this.#last = table.view
      this.view = table.view
      this.settled = true
    }
    const quick = whole || isStill() || document.hidden
    this.#telling = true
    for (const { number, body } of events) {
      if (body?.type === 'moved') {
        if (!whole) this.#move(body, number, table, quick)
      } else if (body) this.#ears.event(body, number, table, whole)
      if (body?.type === 'undone') this.#last = null // what came before does not lead to what comes
    }
    this.#telling = false
    if (!this.#pace.behind) this.#catchUp()
  }

  #move(body: Body & { type: 'moved' }, number: number, table: TableView, quick: boolean): void {
    const before = this.#last
    const after = body.view ?? table.view // the last move's is not sent twice
    this.#last = after
    const by = body.by as Game['by']
    const step: Game = { number, by, move: body.move, before, after, seconds: null }
    // without a view before it there is nothing to compare with: a game begins, or a move was taken back
    const ms = quick || before === null ? 0 : (this.game.table?.pace?.(step) ?? PACE)
    this.settled = false
    const show = (): void => {
      this.step = before === null ? null : step
      this.view = step.after
      if (before !== null) this.#ears.step(step, table, body.position)
    }
    const seen = typeof by === 'number' && !body.engine
    this.#pace.add([{ step: show, ms }], seen)
  }

  #catchUp(): void {
    const now = this.#live?.link.table ?? this.table // the link knows before the screen is told
    if (now && now.view !== null) {
      this.view = now.view
      this.#last = now.view
    }
    this.settled = true
  }
}
