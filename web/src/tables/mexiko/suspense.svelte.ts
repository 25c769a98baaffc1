// The thing first, then the word: while dice fly or a hand is being lifted, nothing is said of them
// and nothing glows. My own throw waits in my hand until I make it.

import type { Move, View } from '../../types/mexiko'
import type { Step } from '../contract'

/** Two dice on felt: the second lands a little after the first. */
export const FLIGHT = 620 + 90
/** The hand lifts, nothing for a while, the two figures come, the point flies to its plate. */
export const REVEAL = 280 + 250 + 200 + 300
/** The same without a hand: the throw to table, then figures and point. */
const TABLED = FLIGHT + 200 + 300
/** Dice handed over: words and the point. */
const GIVEN = 500

export const hasEnded = ({ before, after }: Step<View, Move>): boolean =>
  after.board.tally.gams > before.board.tally.gams

/** For how long, in ms, a step keeps what it brings to itself. */
export function kept(step: Step<View, Move>): number {
  if (step.move?.type === 'throw') return hasEnded(step) ? TABLED : FLIGHT
  if (!hasEnded(step)) return 0
  return step.move?.type === 'give' ? GIVEN : REVEAL
}

/** It is this seat's own throw, behind its hand: whoever sits there may make it. */
export const inHand = ({ move, after }: Step<View, Move>, seat: number | null): boolean =>
  move?.type === 'throw' && after.gam.phase === 'say' && after.gam.thrower === seat

interface Seen {
  step: Step<View, Move> | null
  still: boolean
  /** My seat, where I throw myself; null where dice fall of themselves. */
  thrower: number | null
}

export class Suspense {
  readonly #seen: () => Seen
  /** The number of the last step that I threw, and of the last one that is told. */
  #thrown = $state(0)
  #told = $state(0)

  constructor(seen: () => Seen) {
    this.#seen = seen
  }

  /** Waits until the step may be told: an effect of the table's. */
  wait(): (() => void) | undefined {
    const { step } = this.#seen()
    if (!step || !this.hushed || this.held) return undefined
    const timer = setTimeout(() => (this.#told = step.number), kept(step))
    return () => clearTimeout(timer)
  }

  /** My dice are in my hand: thrown already where chance is drawn, not yet here. */
  get held(): boolean {
    const { step, still, thrower } = this.#seen()
    return step !== null && !still && this.#thrown !== step.number && inHand(step, thrower)
  }

  /** Nothing is said yet of what the step has brought. */
  get hushed(): boolean {
    const { step, still } = this.#seen()
    return step !== null && !still && kept(step) > 0 && this.#told !== step.number
  }

  throw(): void {
    this.#thrown = this.#seen().step?.number ?? 0
  }

  /** Ends what the dice are doing. */
  hurry(): void {
    if (this.hushed && !this.held) this.#told = this.#seen().step!.number
  }
}
