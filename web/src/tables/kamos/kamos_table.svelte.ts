// What I do at the table of Kámoš: the dice as I lay them, the row I mean, the throw in my hand.

import { settings } from '../../app/settings.svelte'
import type { Move, View } from '../../types/kamos'
import type { TableProps } from '../contract'
import { Flight } from './flight.svelte'
import { keepOf, mayThrow, meant, offers, rowOf } from './offers'
import { choosing } from './places'
import { previews, type Choice } from './previews'
import { keptOf, laid, NO_DICE, setAside, toggled, type Slots } from './slots'

type Given = TableProps<View, Move>

const AGAIN = 350 // ms: a second press that comes sooner was one press

export class KamosTable {
  readonly #given: () => Given
  #slots = $state.raw<Slots>(NO_DICE)
  #choice = $state.raw<(Choice & { key: string; at: number }) | null>(null)
  readonly flight: Flight

  constructor(given: () => Given) {
    this.#given = given
    this.flight = new Flight(() => {
      const { step, view, moves, still } = this.#given()
      const thrown = step?.move?.type === 'throw' || step?.move?.type === 'lot'
      const first = step?.move?.type === 'throw' && view.thrown === 1
      return { number: thrown ? step.number : null, byHand: first && moves.length > 0 && this.#byHand, still }
    })
  }

  /** At a live table my first throw waits for me, if I like it so. */
  get #byHand(): boolean {
    const { view, you, stage } = this.#given()
    return settings.throws && stage !== undefined && you !== null && view.seat === you
  }

  /** The dice of the view, after those that lay there. */
  lay(): void {
    this.#slots = laid(this.#slots, this.#given().view)
  }

  readonly slots = $derived.by((): Slots => {
    const { pending } = this.#given()
    return pending?.type === 'keep' ? setAside(this.#slots, pending.dice) : this.#slots
  })

  /** The choice is mine, and I have seen what I threw. */
  readonly mine = $derived.by(() => {
    const { view, moves, you } = this.#given()
    return you !== null && choosing(view) === you && moves.length > 0 && !this.flight.held && !this.flight.falling
  })
  readonly throwing = $derived.by(() => this.mine && mayThrow(this.#given().moves))
  readonly offers = $derived.by(() => {
    const { view, moves, you } = this.#given()
    return you === null ? null : offers(view, this.mine ? moves : [])
  })

  readonly choice = $derived.by((): Choice | null => {
    const { pending } = this.#given()
    const sent = rowOf(pending)
    if (sent >= 0) return { place: sent, crossing: pending?.type === 'cross' }
    return this.mine && this.#choice?.key === this.#key ? this.#choice : null
  })
  readonly offer = $derived.by(() => (this.choice && this.mine ? (this.offers?.[this.choice.place] ?? null) : null))

  readonly previews = $derived.by(() => {
    const { view, you } = this.#given()
    if (this.flight.held || this.flight.falling) return []
    const own = view.seat === you && you !== null
    return previews(view, own ? this.offers : null, own ? this.choice : null, own)
  })

  get #key(): string {
    const { view } = this.#given()
    return `${view.turns} ${view.thrown}`
  }

  pick(place: number): void {
    if (!this.mine) return
    const now = performance.now()
    if (this.choice?.place === place && this.#choice) {
      if (now - this.#choice.at > AGAIN) this.write()
      return
    }
    this.#choice = { key: this.#key, place, crossing: !this.offers![place]!.write, at: now }
  }

  /** The same row, a × instead of points, or points after all (KCR-12). */
  cross(): void {
    if (this.#choice && this.offer?.write && this.offer.cross) {
      this.#choice = { ...this.#choice, crossing: !this.#choice.crossing, at: performance.now() }
    }
  }

  unpick(): void {
    this.#choice = null
  }

  write(): void {
    const move = this.offer && this.choice ? meant(this.offer, this.choice.crossing) : null
    if (move) this.#given().send(move)
  }

  /** Throws: what was in my hand, or again what does not stand on the shelf. */
  throw(): void {
    if (this.flight.held) {
      this.flight.begin()
      return
    }
    const { moves, send } = this.#given()
    const move = this.mine ? keepOf(moves, keptOf(this.#slots)) : null
    if (move) send(move)
  }

  toggle(at: number): void {
    if (this.throwing && this.#slots.faces[at]) this.#slots = toggled(this.#slots, at)
  }
}
