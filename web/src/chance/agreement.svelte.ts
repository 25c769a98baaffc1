// Gives this device's value to the chance of one table, as soon as it is due.

import type { Command, TableView } from '../types/server'
import { agree, type Wrong } from './agree'
import { recall, remember } from './memory'
import { freshValue } from './recipe'

const PATIENCE = 3000 // so long another device of mine may take to show its value

export class Agreement {
  /** Why this device gives no value: the server does not keep to what was agreed. */
  wrong = $state<Wrong | null>(null)
  readonly #ask: (wanted: Command) => void
  #refused = -1
  #alone = ''
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(ask: (wanted: Command) => void) {
    this.#ask = ask
  }

  /** The table as it stands, and what is on its way to it. */
  consider(table: TableView, under: Command[]): void {
    clearTimeout(this.#waiting)
    if (under.some(isValue) || this.#refused === table.number) return
    const mine = table.you === null ? '' : (table.agreeing?.commitments[table.you] ?? '')
    const known = recall(table.id)
    const { seen, ask, wrong, elsewhere } = agree(known, table, freshValue, Date.now(), mine !== '' && this.#alone === mine)
    if (seen !== known) remember(table.id, seen)
    this.wrong = wrong
    if (ask) this.#ask(ask)
    if (elsewhere) {
      this.#waiting = setTimeout(() => {
        this.#alone = mine
        this.consider(table, [])
      }, PATIENCE)
    }
  }

  /** Something was refused while the table was at this number: it would be again. Whether it was a
   * value, which nobody has asked for and nobody need hear of. */
  refused(wanted: Command, number: number): boolean {
    if (!isValue(wanted)) return false
    this.#refused = number
    return true
  }

  stop(): void {
    clearTimeout(this.#waiting)
  }
}

const isValue = (one: Command): boolean => one.type === 'commit' || one.type === 'reveal'
