// What lies on a table of domino from where one sits, and what a press means there. The markup is in
// Table.svelte.

import type { Lay, Lots, Move, View } from '../../types/domino'
import type { Step, TableProps } from '../contract'
import { isMirrored } from './chain'
import { endsOf, ways } from './choice'
import { countOf } from './count'
import { lotsAfter } from './lots'
import { stand, standSaid } from './prompt'
import { others, sideOf } from './seating'
import { plain, said, type Tile } from './tiles'

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
  /** A round goes on. */
  readonly playing = $derived.by(() => ['play', 'judge', 'count'].includes(this.#given().view.due))
  /** The side on which whoever began the round sits: the chain is drawn from there. */
  readonly leader = $derived.by(() => {
    const { view, you } = this.#given()
    return sideOf(view.plays[0]?.seat ?? view.rounds.at(-1)?.leader ?? view.lead, you)
  })
  /** The tile laid last, and where it came from. */
  readonly fresh = $derived.by(() => {
    const { view, you } = this.#given()
    const last = view.plays.findLast((play) => play.tile !== null)
    return last ? { tile: last.tile!, from: sideOf(last.seat, you) } : null
  })
  readonly ends = $derived.by(() => endsOf(this.#given().view, isMirrored(this.leader)))
  /** The seats that are drawn around the chain: who looks on sees all four. */
  readonly shown = $derived.by(() => {
    const { you } = this.#given()
    return you === null ? [...others(null), 0] : others(you)
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
  /** What the table waits for, in a short line. */
  readonly text = $derived.by(() => {
    const { view, moves, pending, you, seats, words, over } = this.#given()
    if (this.asked) return words('web-domino-which-end', { tile: said(this.asked.tile) })
    return over && !view.winner ? '' : standSaid(stand(view, moves, pending, you), view, seats, words)
  })

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
