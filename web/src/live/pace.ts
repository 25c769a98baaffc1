// What has happened is shown one step after another, each for as long as it takes, never so slowly
// that the table falls behind. A person's move is shown at once: it was made by somebody who had seen
// what came before.

export interface Beat<S> {
  step: S
  /** How long it stands alone before the next, in ms. */
  ms: number
}

const LONGEST = 4000 // however much has happened, so far behind it may be

export class Pace<S> {
  #waiting: Beat<S>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #show: (step: S, last: boolean) => void

  /** `show` is called with each step when its turn comes; `last`: nothing waits behind it. */
  constructor(show: (step: S, last: boolean) => void) {
    this.#show = show
  }

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0
  }

  /** `seen`: whoever did this has looked at what is shown now; it waits only for what waits already. */
  add(beats: Beat<S>[], seen = false): void {
    const free = this.#timer === undefined || (seen && !this.behind)
    this.#waiting.push(...beats)
    if (free) this.#next()
  }

  /** Shows all that waits at once: nobody wants to look at it any longer. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = []
    for (const [at, { step }] of waiting.entries()) this.#show(step, at === waiting.length - 1)
  }

  /** Forgets what waits: the table is shown as it stands. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #next(): void {
    clearTimeout(this.#timer)
    const beat = this.#waiting.shift()
    if (!beat) {
      this.#timer = undefined
      return
    }
    const all = beat.ms + this.#waiting.reduce((sum, one) => sum + one.ms, 0)
    this.#timer = setTimeout(() => this.#next(), beat.ms * Math.min(1, LONGEST / all))
    this.#show(beat.step, this.#waiting.length === 0)
  }
}
