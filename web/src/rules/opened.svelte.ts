// What is looked up, once its book is here.

import { complain } from '../app/faults'
import { language, need } from '../words/words.svelte'
import { book, ruleIn, type Book } from './book'
import { looking, lookUp } from './lookup.svelte'
import { gameOf, numberOf } from './numbers'

export class OpenedBook {
  #shown = $state.raw<Book | null>(null)
  readonly game = $derived(gameOf(looking.at))
  /** The book; null until it is here. */
  readonly book = $derived(this.#shown?.game === this.game ? this.#shown : null)
  readonly rule = $derived.by(() => {
    const number = numberOf(looking.at)
    return this.book && number ? ruleIn(this.book, number) : undefined
  })
  readonly title = $derived(this.rule ? `${this.rule.number} ${this.rule.title}` : (this.book?.title ?? ''))

  constructor() {
    $effect(() => {
      if (this.game) void this.#load(this.game, language())
    })
  }

  async #load(wanted: string, spoken: string): Promise<void> {
    try {
      const [found] = await Promise.all([book(wanted, spoken), need('web_rules')])
      if (wanted === this.game) this.#shown = found
    } catch (error) {
      lookUp('')
      await complain(error)
    }
  }
}
