// The last throw: it waits for my hand, is in the air, or lies. Only then there are words about it.

/** How long dice fly until the last of them lies, in ms. */
export const FLIGHT = 620

interface Thrown {
  /** The step by which they were thrown; null: none is shown. */
  number: number | null
  /** It is mine to begin, and I throw myself. */
  byHand: boolean
  still: boolean
}

export class Flight {
  readonly #thrown: () => Thrown
  #begun = $state<number | null>(null)
  #landed = $state<number | null>(null)

  constructor(thrown: () => Thrown) {
    this.#thrown = thrown
    $effect(() => {
      if (!this.falling) return
      const { number } = this.#thrown()
      const timer = setTimeout(() => (this.#landed = number), FLIGHT)
      return () => clearTimeout(timer)
    })
  }

  /** The dice wait for me to throw them. */
  readonly held = $derived.by(() => {
    const { number, byHand, still } = this.#thrown()
    return number !== null && byHand && !still && this.#begun !== number
  })

  readonly falling = $derived.by(() => {
    const { number, still } = this.#thrown()
    return number !== null && !still && !this.held && this.#landed !== number
  })

  /** I throw. */
  begin(): void {
    this.#begun = this.#thrown().number
  }

  /** They shall lie at once. */
  land(): void {
    if (!this.held) this.#landed = this.#thrown().number
  }
}
