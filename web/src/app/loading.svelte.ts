// What a page asks for before it can show anything: at once, and again where it did not come.

import type { Saying } from '../words/words.svelte'
import { sentenceOf } from './faults'

export class Loading {
  /** Why it has not come; null: it has, or is under way. */
  why = $state.raw<Saying | null>(null)
  #work: () => Promise<unknown>

  constructor(work: () => Promise<unknown>) {
    this.#work = work
    void this.again()
  }

  again = async (): Promise<void> => {
    this.why = null
    try {
      await this.#work()
    } catch (error) {
      this.why = await sentenceOf(error)
    }
  }
}
