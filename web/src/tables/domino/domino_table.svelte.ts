// What lies on a table of domino from where one sits, and what a press means there. The markup is in
// Table.svelte.

import type { Lay, Lots, Move, View } from '../../types/domino'
import type { Step, TableProps } from '../contract'
import { orderOf } from './chain'
import { ways } from './choice'
import { countOf } from './count'
import { endsOf, ghostsOf } from './ends'
import { lotsAfter } from './lots'
import { asksMe, stand, standSaid } from './prompt'
import { pairOf, sideOf } from './seating'
import { plain, written, type Tile } from './tiles'
import { layout, type Box, type Chain } from './zoom'

type Given = Pick<TableProps<View, Move>, 'view' | 'moves' | 'you' | 'seats' | 'pending' | 'send' | 'words' | 'over'>

export class DominoTable {
  /** The lots that lie open. */
  lots = $state.raw<Lots | null>(null)
  /** The tile that was pressed and fits at both ends. */
  #asking = $state<Tile | null>(null)
  readonly #given: () => Given

  /** `given`: the table's properties as they are at the moment. */
  constructor(given: () => Given) {
    this.#given = given
  }

  readonly #fits = $derived.by(() => ways(this.#given().moves))
  readonly count = $derived.by(() => countOf(this.#given().view))
  /** The tiles on my rack: none while a round is counted, for they lie open then. */
  readonly hand = $derived.by((): Tile[] => {
    const { view, you } = this.#given()
    return you === null || this.count ? [] : (view.hands[you] ?? [])
  })
  /** How large the felt is. */
  box = $state<Box>({ width: 0, height: 0 })
  /** Half of a tile in px, at most. */
  largest = $state(46)
  /** The chain and how it grew. It is drawn from where whoever began the round sits. */
  readonly chain = $derived.by((): Chain => {
    const { view, you } = this.#given()
    const { chain, first, plays } = view
    const places = new Map(chain.map((tile, at) => [plain(tile), at]))
    const laid = plays.flatMap(({ tile }) => (tile === null ? [] : [places.get(plain(tile)) ?? -1]))
    const leader = sideOf(plays[0]?.seat ?? view.rounds.at(-1)?.leader ?? view.lead, you)
    return { chain, first, order: orderOf(chain, first, laid), leader }
  })
  /** As it lies on the felt. */
  readonly lying = $derived.by(() => layout(this.chain, this.box, this.largest))
  /** The tile laid last, as it lies in the chain. */
  readonly last = $derived.by((): Tile | null => {
    const { chain, plays } = this.#given().view
    const tile = plays.findLast((play) => play.tile !== null)?.tile
    return tile == null ? null : (chain.find((one) => plain(one) === plain(tile)) ?? null)
  })
  readonly ends = $derived.by(() => (this.#given().view.due === 'play' ? endsOf(this.#given().view, this.lying) : []))
  /** The tile that is asked about, at both ends; or the one that is on its way, where it goes. */
  readonly ghosts = $derived.by(() => {
    const { pending } = this.#given()
    const sent = pending?.type === 'lay'
    return ghostsOf(this.ends, sent ? [pending] : (this.asked?.lays ?? []), sent, this.lying, this.box)
  })
  /** The tile whose end is being asked for, and the ways to lay it. */
  readonly asked = $derived.by((): { tile: Tile; lays: Lay[] } | null => {
    const lays = this.#asking === null ? [] : (this.#fits.get(this.#asking) ?? [])
    return lays.length > 1 ? { tile: this.#asking!, lays } : null
  })
  /** The tile that is on its way. */
  readonly meant = $derived.by(() => {
    const { pending } = this.#given()
    return pending?.type === 'lay' ? plain(pending.tile) : null
  })
  readonly #stand = $derived.by(() => {
    const { view, moves, pending, you, over } = this.#given()
    if (over && !view.winner) return 'nothing'
    return this.asked ? 'which-end' : stand(view, moves, pending, you)
  })
  /** What is asked of me, for my plate; empty while nothing is. */
  readonly ask = $derived.by(() => (asksMe(this.#stand) ? this.#say() : ''))
  /** What the table waits for besides, where no plate says it. */
  readonly text = $derived.by(() => (asksMe(this.#stand) || this.#stand === 'waits' ? '' : this.#say()))
  /** The points, those of my pair first; who looks on sees A first. */
  readonly score = $derived.by(() => {
    const { view, you } = this.#given()
    const points = you !== null && pairOf(you) === 'B' ? view.points.toReversed() : view.points
    return points.map(written).join(' : ')
  })

  #say(): string {
    const { view, seats, words } = this.#given()
    return standSaid(this.#stand, view, seats, words)
  }

  /** A tile was pressed: it is laid, or its end is asked for; pressed again, no longer. */
  choose(tile: Tile): void {
    const lays = this.#fits.get(tile) ?? []
    if (lays.length === 1) this.#given().send(lays[0]!)
    this.#asking = lays.length > 1 && this.#asking !== tile ? tile : null
  }

  /** Asks for no end any more; the tile that it was, null: none. */
  leave(): Tile | null {
    const tile = this.#asking
    this.#asking = null
    return tile
  }

  /** What a step leaves to be seen. */
  seen(step: Step<View, Move>): void {
    this.lots = lotsAfter(this.lots, step)
  }
}
