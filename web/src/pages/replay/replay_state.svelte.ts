// A finished game that is looked at again: which step is shown, with whose eyes, and how one gets on.

import { get, Refusal } from '../../app/api'
import { sentenceOf } from '../../app/faults'
import { announce } from '../../app/toasts.svelte'
import { facesOf } from '../../parts/seats'
import { tableOf, type AnyTable, type Leafing, type Story } from '../../tables/contract'
import type { Steps, TableView } from '../../types/server'
import { seatNames } from '../../words/names'
import { words, type Saying } from '../../words/words.svelte'
import { keyed, lastOf, leafingOf, partAt, stepAt, stopsOf, toldOf, viewAt, within } from './steps'

const SHORTEST = 700 // ms: by itself no step goes by faster

export class ReplayState {
  table = $state.raw<TableView | null>(null)
  film = $state.raw<Steps | null>(null)
  game = $state.raw<AnyTable | null>(null)
  /** Whose eyes it is seen with; null: everybody's. */
  seat = $state<number | null>(null)
  at = $state(0)
  playing = $state(false)
  wrong = $state.raw<Saying | null>(null)
  /** There is no such game. */
  unknown = $state(false)
  /** The place was reached by one step forward, which may be seen as it happens. */
  #stepping = $state(false)

  readonly last = $derived(this.film ? lastOf(this.film) : 0)
  readonly names = $derived(this.table ? seatNames(this.table.seats) : [])
  readonly faces = $derived(this.table ? facesOf({ ...this.table, you: this.seat }) : [])
  readonly view = $derived(this.film && viewAt(this.film, this.at))
  readonly step = $derived(this.film && this.#stepping ? stepAt(this.film, this.at) : null)
  readonly told = $derived(this.#tellingAt(this.at))
  /** How the game tells its story; null: it has none. */
  telling = $state.raw<Story<any, any, any> | null>(null)
  #leafing = $state.raw<Leafing<any, any> | null>(null)
  readonly stops = $derived(this.film ? stopsOf(this.film, this.#leafing) : { decisions: [], parts: [] })
  readonly part = $derived(partAt(this.stops, this.at))
  readonly story = $derived(this.film ? toldOf(this.film, this.telling) : { at: [[]], ends: [] })
  /** The seat one would go on playing from, and the bot one would go on against. */
  readonly own = $derived(this.seat ?? this.table?.you ?? 0)
  readonly against = $derived(this.table?.seats.find((one, at) => one.kind === 'bot' && at !== this.own)?.engine ?? null)
  readonly #id: string

  constructor(id: string) {
    this.#id = id
  }

  /** Fetches the game. `as` and `at`: whose eyes and which place the address asks for. */
  async open(as: string | null, at: string | null): Promise<void> {
    this.wrong = null
    try {
      const table = await get<TableView>(`/tables/${this.#id}`)
      ;[this.game, this.#leafing] = await Promise.all([tableOf(table.setup.game), leafingOf(table.setup.game)])
      this.telling = (await this.game?.story?.()) ?? null
      this.table = table
      const wanted = as === null ? table.you : /^\d+$/.test(as) ? Number(as) : null
      await this.#load(wanted !== null && wanted < table.seats.length ? wanted : null)
      this.at = within(Number(at ?? 0), this.last)
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) this.unknown = true
      else this.wrong = await sentenceOf(error)
    }
  }

  /** Sees it with other eyes. */
  async look(as: number | null): Promise<void> {
    this.#stepping = false
    try {
      await this.#load(as)
    } catch (error) {
      this.wrong = await sentenceOf(error)
    }
  }

  /** Goes to a place and stops there. */
  go(to: number): void {
    this.playing = false
    this.#show(to)
  }

  /** Lets it run by itself, from the beginning where it is over; or stops it. */
  play(): void {
    if (!this.playing && this.at === this.last) this.#show(0)
    this.playing = !this.playing
  }

  /** How long this step is to be seen while it runs by itself, in ms; null: it does not run. */
  get rest(): number | null {
    if (!this.playing || !this.film || this.at === this.last) return null
    const made = stepAt(this.film, this.at)
    return Math.max(SHORTEST, (made && this.game?.pace?.(made)) ?? SHORTEST)
  }

  /** The next step, while it runs by itself; it stops at the end. */
  advance(): void {
    this.#show(this.at + 1)
    if (this.at === this.last) this.playing = false
  }

  /** What a key does; whether it is one of a replay's. */
  press(key: string, shift = false): boolean {
    const wanted = this.film && keyed(key, shift, this.at, this.last, this.stops)
    if (wanted === null) return false
    if (wanted === 'play') this.play()
    else this.go(wanted)
    return true
  }

  async #load(as: number | null): Promise<void> {
    this.film = await get<Steps>(`/tables/${this.#id}/steps${as === null ? '' : `?as=${as}`}`)
    this.seat = as
  }

  #show(to: number): void {
    const next = within(to, this.last)
    if (next === this.at) return
    this.#stepping = next === this.at + 1
    this.at = next
    announce(() => this.#tellingAt(next))
  }

  #tellingAt(place: number): string {
    if (!place) return words('web-replay-before')
    const made = this.film && stepAt(this.film, place)
    if (!made || !this.game) return ''
    return this.game.announce(made, this.faces, this.seat, words) || this.film!.steps[place - 1]!.text
  }
}
