// The game's story at a live table: fetched when somebody first wants to see it, then one step after
// another as they are shown.

import { get } from '../../app/api'
import type { Actor, AnyTable, Step, Story } from '../../tables/contract'
import type { MovesSoFar } from '../../types/server'

type Game = Step<unknown, unknown>

/** A story as it is shown. */
export interface ShownStory {
  /** How the game tells it; null: not here yet. */
  readonly told: Story<unknown, unknown, any> | null
  /** The game's own lines; what they are only the game knows. */
  readonly lines: readonly unknown[]
  /** It is wanted and has not come. */
  readonly coming: boolean
  readonly failed: boolean
  /** Somebody wants to see it. */
  want: (game: AnyTable) => void
}

export class TableStory implements ShownStory {
  told = $state.raw<Story<unknown, unknown, any> | null>(null)
  lines = $state.raw<readonly unknown[]>([])
  coming = $state(false)
  failed = $state(false)

  readonly #id: string
  #game: AnyTable | null = null
  /** How long the game's log was when the lines ended; null: nothing is known. */
  #at: number | null = null
  /** What was shown while the story was on its way. */
  #meanwhile: [position: number, step: Game][] = []
  #asked = 0

  constructor(id: string) {
    this.#id = id
  }

  want(game: AnyTable): void {
    if (!game.story || (this.#game && !this.failed)) return
    this.#game = game
    void this.#fetch()
  }

  /** A step is on the screen; `position`: how long the log was with it. */
  add(step: Game, position: number): void {
    if (!this.#game) return
    if (this.coming) this.#meanwhile.push([position, step])
    else if (this.#at !== null && position === this.#at + 1) this.#go(position, step)
    else if (position > (this.#at ?? -1)) void this.#fetch() // something was not shown here
  }

  /** What was told does not hold: a move was taken back. */
  anew(): void {
    if (this.#game) void this.#fetch()
  }

  #go(position: number, step: Game): void {
    this.#at = position
    this.lines = this.told!.add(this.lines, step)
  }

  async #fetch(): Promise<void> {
    const turn = ++this.#asked
    this.coming = true
    this.failed = false
    try {
      const soFar = get<MovesSoFar>(`/tables/${this.#id}/moves`)
      soFar.catch(() => undefined) // where how it is told does not come, nobody waits for this
      const told = (this.told ??= await this.#game!.story!())
      const { position, start, moves } = await soFar
      if (turn !== this.#asked) return
      let lines: readonly unknown[] = []
      let before = start
      for (const { entry, by, move, view } of moves) {
        lines = told.add(lines, { number: entry, by: by as Actor, move, before, after: view, seconds: null })
        before = view
      }
      this.lines = lines
      this.#at = position
    } catch {
      if (turn !== this.#asked) return
      this.failed = true
    }
    this.coming = false
    const later = this.#meanwhile.filter(([position]) => position > (this.#at ?? -1))
    this.#meanwhile = []
    if (!this.failed) for (const [position, step] of later) this.add(step, position)
  }
}
