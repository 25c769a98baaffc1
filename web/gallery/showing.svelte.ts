// A film in the place of a live table: the same that the frame gets from a server.

import { fresh, type Sent } from '../src/live/core'
import type { LiveTable } from '../src/live/live.svelte'
import type { ShownStory } from '../src/pages/table/story.svelte'
import type { AnyTable, Step, Story } from '../src/tables/contract'
import { stepTo, youOf, type Film } from '../src/tables/recording'
import type { Command, SeatView, TableView } from '../src/types/server'

const seated = (name: string, seat: number): SeatView => ({
  kind: seat % 2 ? 'bot' : 'person',
  name: name || `Seat ${seat + 1}`,
  person: `p${seat}`,
  engine: null,
  taken: null,
  why: null,
  gone_until: null,
  claimable: null,
  guest: false,
})

export class Showing {
  readonly film: Film
  at = $state(0)
  step = $state.raw<Step<unknown, unknown> | null>(null)
  settled = $state(true)
  pending = $state.raw<Sent | null>(null)
  sent = $state('')
  game = $state.raw<AnyTable | null>(null)
  told = $state.raw<Story<unknown, unknown, any> | null>(null)
  readonly over: boolean
  readonly last = null
  readonly began = Date.now()

  constructor(film: Film, over: boolean) {
    this.film = film
    this.over = over
  }

  get frame() {
    return this.film.frames[this.at]!
  }

  get view(): unknown {
    return this.frame.view
  }

  get moves(): unknown[] {
    return this.settled && !this.pending ? this.frame.moves : []
  }

  get you(): number | null {
    return youOf(this.film)
  }

  get table(): TableView {
    const now = this.began
    return {
      number: this.at + 1,
      at: now,
      id: 'gallery',
      setup: { game: this.film.game, seats: [] },
      phase: this.over ? 'over' : 'running',
      commitment: '',
      agreeing: null,
      owner: 'p0',
      seats: this.film.names.map(seated),
      you: this.you,
      position: this.at,
      view: this.view,
      moves: this.frame.moves,
      ready: this.frame.ready,
      undo: null,
      offers: [],
      clocks: { since: now, used: this.film.names.map(() => 0), due: now + 20_000, game: now + 1_800_000, rest: now + 15_000, left: [], countdowns: [] },
      points: [],
      muted: [],
      ended: this.over ? { type: 'ended', places: this.film.names.map((_, seat) => seat + 1), score: [2, 1], why: 'played', won: true } : null,
      next: null,
      referee: null,
      officiates: false,
      late: false,
      silent: false,
    }
  }

  /** The story of the film so far. */
  get story(): ShownStory {
    const told = this.told
    let lines: readonly unknown[] = []
    for (let at = 1; told && at <= this.at; at++) {
      const step = stepTo(this.film, at)
      if (step) lines = told.add(lines, step)
    }
    const want = (game: AnyTable): void => void game.story?.().then((one) => (this.told = one))
    return { told, lines, coming: !told, failed: false, want }
  }

  readonly link = fresh<TableView>(Date.now())

  /** Shows this frame: as the step that led to it, or as just opened. */
  go(at: number, stepping: boolean): void {
    const to = Math.max(0, Math.min(at, this.film.frames.length - 1))
    this.step = stepping ? stepTo(this.film, to) : null
    this.at = to
  }

  /** A move is on its way for a while; then the film goes on, whatever was chosen. */
  play(move: unknown): void {
    const now = Date.now()
    this.sent = JSON.stringify(move)
    const asked: Command = { type: 'play', position: this.at, move }
    this.pending = { id: 'gallery', do: asked, at: now, done: null, out: now }
    setTimeout(() => {
      this.pending = null
      this.go(this.at + 1, true)
    }, 900)
  }

  hurry(): void {
    // a film waits for its reader
  }

  asLive(): LiveTable {
    this.link.standing = 'open'
    return this as unknown as LiveTable
  }
}
