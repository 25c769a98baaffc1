// A finished game's analysis: asked for once, then how far it is, until it is there.

import { post, Unreachable } from '../../app/api'
import type { Analysis, Study } from '../../types/server'

const AGAIN = 1000
const TRIES = 5

export class Studying {
  state = $state<'idle' | 'working' | 'failed'>('idle')
  study = $state.raw<Study | null>(null)
  error = $state.raw<unknown>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #silent = 0
  readonly #table: string

  constructor(table: string) {
    this.#table = table
  }

  get analysis(): Analysis | null {
    return this.study?.analysis ?? null
  }

  /** Lets it be analysed, and looks again until it is. */
  async ask(): Promise<void> {
    this.state = 'working'
    try {
      this.study = await post<Study>(`/tables/${this.#table}/analysis`)
      this.#silent = 0
      if (this.study.analysis) this.state = 'idle'
    } catch (error) {
      if (!(error instanceof Unreachable) || ++this.#silent >= TRIES) {
        this.error = error
        this.state = 'failed'
      }
    }
    if (this.state === 'working') this.#timer = setTimeout(() => void this.ask(), AGAIN)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.state = 'idle'
  }
}
