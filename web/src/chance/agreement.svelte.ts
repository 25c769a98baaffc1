// Gives this device's value to the chance of one table, as soon as it is due.

import type { Command, TableView } from '../types/server'
import { agree, type Fresh, type Wrong } from './agree'
import { recall, remember } from './memory'
import { freshValue, valueCommitment } from './recipe'

const PATIENCE = 3000 // so long another device of mine may take to show its value

export class Agreement {
  /** Why this device gives no value: the server does not keep to what was agreed. */
  wrong = $state<Wrong | null>(null)
  readonly #ask: (wanted: Command) => void
  #refused = -1
  #alone = ''
  #waiting: ReturnType<typeof setTimeout> | undefined
  /** A value not yet given; being hashed at the moment. */
  #fresh: Fresh | null = null
  #hashing = false
  #latest: [TableView, Command[]] | null = null

  constructor(ask: (wanted: Command) => void) {
    this.#ask = ask
  }

  /** The table as it stands, and what is on its way to it. */
  consider(table: TableView, under: Command[]): void {
    this.#latest = [table, under]
    clearTimeout(this.#waiting)
    if (under.some(isValue) || this.#refused === table.number) return
    const mine = table.you === null ? '' : (table.agreeing?.commitments[table.you] ?? '')
    const known = recall(table.id)
    const { seen, ask, wrong, wanting, elsewhere } = agree(known, table, this.#fresh, Date.now(), mine !== '' && this.#alone === mine)
    if (seen !== known) remember(table.id, seen)
    this.wrong = wrong
    if (ask?.type === 'commit') this.#fresh = null // each value is given once
    if (ask) this.#ask(ask)
    if (wanting) void this.#prepare(table, table.you!)
    if (elsewhere) {
      this.#waiting = setTimeout(() => {
        this.#alone = mine
        this.consider(table, [])
      }, PATIENCE)
    }
  }

  /** Makes a value, then looks again at the table as it is by then. */
  async #prepare(table: TableView, seat: number): Promise<void> {
    if (this.#hashing) return
    this.#hashing = true
    const value = freshValue()
    try {
      this.#fresh = { seat, value, commitment: await valueCommitment(table.id, seat, table.commitment, value) }
    } catch {
      // what hashes could not be had: once more, later
      this.#waiting = setTimeout(() => this.#again(), PATIENCE)
      return
    } finally {
      this.#hashing = false
    }
    this.#again()
  }

  #again(): void {
    if (this.#latest) this.consider(...this.#latest)
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
    this.#latest = null
  }
}

const isValue = (one: Command): boolean => one.type === 'commit' || one.type === 'reveal'
