// What is heard at one table.

import type { AnyTable, Sound, Step } from '../tables/contract'

/** Plays the sounds of the step that is shown: once, however often it is looked at. */
export class StepSounds {
  #last: number | null = null
  readonly #play: (name: Sound) => void

  constructor(play: (name: Sound) => void) {
    this.#play = play
  }

  hear(game: AnyTable | null, step: Step<unknown, unknown> | null, you: number | null): void {
    const known = step?.number === this.#last
    this.#last = step?.number ?? null
    if (step && !known) for (const name of game?.sounds?.(step, you) ?? []) this.#play(name)
  }
}
