// What a game's table on the page must bring. A game is a folder here: it is found, not listed.
//
//   tables/<game>/table.ts       exports `table: GameTable<View, Move>`; loaded when its table opens
//   tables/<game>/chance.ts      exports `redraw: Redraw<Move>`; loaded where its dice are checked
//   tables/<game>/Thumb.svelte   a picture of the game, small, in words too; loaded at home
//
// The frame around it (pages/table) keeps the connection, the seats' presence, clocks, chat and
// offers, and paces what happened: a table is given one view after another, never several at once.

import type { Component } from 'svelte'

import { need, type Values, type Words } from '../words/words.svelte'

/** Who moves: a seat, chance or the referee. */
export type Actor = number | 'chance' | 'referee'

/** One move that has happened, as this viewer may see it. */
export interface Step<View, Move> {
  /** The number of the event: grows by one or more, never repeats. */
  number: number
  by: Actor
  /** What was shown of it; null: something happened that this viewer learns nothing of. */
  move: Move | null
  before: View
  after: View
  /** Seconds that the seat thought, where that may be known. */
  seconds: number | null
}

/** Somebody at the table, for the game's own drawing of names. */
export interface SeatFace {
  name: string
  kind: 'person' | 'bot' | 'program' | 'open'
  /** Nobody is there for this seat at the moment. */
  away: boolean
  you: boolean
}

export interface TableProps<View, Move> {
  /** The game's view for this viewer; changes one step at a time. */
  view: View
  /** The moves that may be made now; empty while others move, while steps are still being shown,
   * and while a move of mine is on its way. */
  moves: Move[]
  /** The move by which I say that I have seen a result, while one rests on the table. */
  ready: Move | null
  /** My seat; null for a spectator. */
  you: number | null
  seats: SeatFace[]
  /** The step that led to `view`, to be animated; null: just opened, show as it is. */
  step: Step<View, Move> | null
  /** The move of mine that is on its way and not yet received; show it as meant, not as done. */
  pending: Move | null
  /** Makes a move. Call it with one of `moves` or with what the rules allow besides. */
  send: (move: Move) => void
  words: Words
  /** Show everything at once, without motion. */
  still: boolean
  /** The game has ended at this table, though the view may not say so: somebody gave up. */
  over?: boolean
}

/** Sounds there are; all synthesised, all off until asked for. */
export type Sound = 'dice' | 'cup' | 'tile' | 'knock' | 'pencil' | 'turn' | 'win' | 'lose'

export interface GameTable<View, Move> {
  Table: Component<TableProps<View, Move>>
  /** The groups of words to be loaded before it is shown, e.g. ['mexiko', 'web_mexiko']. */
  words: string[]
  /** The seats that the game waits for in this view; empty while chance or nobody moves. */
  waits: (view: View) => number[]
  /** One short sentence for a step, for ears; empty: not worth a word. Said once by the frame. */
  announce: (step: Step<View, Move>, seats: SeatFace[], you: number | null, words: Words) => string
  /** The position in a sentence or two, for somebody who has just come or asks "where are we?". */
  describe: (view: View, seats: SeatFace[], you: number | null, words: Words) => string
  /** A move one might choose, shortly: for lists of choices. Absent: as `announce` says it. */
  choice?: (move: Move, view: View, words: Words) => string
  /** What is heard of a step; played by the frame, if the player asked for sounds. */
  sounds?: (step: Step<View, Move>, you: number | null) => Sound[]
  /** How long this step is shown before the next one, in ms (600 if absent; 0 with `still`). */
  pace?: (step: Step<View, Move>) => number
  /** What somebody who has never played must be told where it is their move: words
   * `web-<game>-hint-<code>`, the first one not yet seen is shown. */
  hints?: (view: View, moves: Move[], you: number) => string[]
  /** What stands on the board for each seat in a word, for the frame's line of seats. */
  score?: (view: View, seat: number, words: Words) => string
}

/** Draws a move of chance once more, from even numbers (`below(n)` is one of 0 … n-1), in the order
 * of docs/chance.md. What it is must come from the numbers alone; `made` says only what was due, and
 * `previous` is the move before (which dice were kept). Null: it was no chance of this game's. */
export type Redraw<Move> = (made: Move, previous: Move | null, below: (n: number) => number) => Move | null

export type AnyTable = GameTable<any, any>
export type { Values, Words }

const TABLES = import.meta.glob<{ table: AnyTable }>('./*/table.ts')
const CHANCES = import.meta.glob<{ redraw: Redraw<any> }>('./*/chance.ts')
const THUMBS = import.meta.glob<{ default: Component<{ words: Words }> }>('./*/Thumb.svelte')

/** The table of a game, its words at hand; null where this page has none. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  const [found] = await Promise.all([TABLES[`./${game}/table.ts`]?.(), need(game, `web_${game}`)])
  if (!found) return null
  await need(...found.table.words)
  return found.table
}

/** How a game's chance is drawn once more; null where this page cannot. */
export async function redrawOf(game: string): Promise<Redraw<any> | null> {
  const load = CHANCES[`./${game}/chance.ts`]
  return load ? (await load()).redraw : null
}

/** The picture of a game; null where there is none. */
export async function thumbOf(game: string): Promise<Component<{ words: Words }> | null> {
  const load = THUMBS[`./${game}/Thumb.svelte`]
  return load ? (await load()).default : null
}

/** The games whose table this page can show. */
export const GAMES: string[] = Object.keys(TABLES).map((path) => path.split('/')[1]!)
