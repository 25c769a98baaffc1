// What a game's table on the page must bring. A game is a folder here: it is found, not listed.
//
//   tables/<game>/table.ts       exports `table: GameTable<View, Move>`; loaded when its table opens
//   tables/<game>/telling.ts     exports `story: Story<View, Move, Line>`; loaded where it is told
//   tables/<game>/chance.ts      exports `redraw: Redraw<Move>`; loaded where its dice are checked
//   tables/<game>/leafing.ts     exports `leafing: Leafing<View, Move>`; loaded where it is replayed
//   tables/<game>/Thumb.svelte   a picture of the game: fills the felt it lies on (thumbs.ts)
//   tables/<game>/Badge.svelte   the same in 28 px, for lists
//
// The frame around it (pages/table) keeps the connection, the seats' presence, clocks, chat and
// offers, and paces what happened: a table is given one view after another, never several at once.
// The table draws itself on the stage (parts/Stage.svelte): who sits there as plates
// (parts/Plate.svelte) on its wooden frame, and what is pressed below or beside it.

import type { Component, Snippet } from 'svelte'

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

/** Somebody at the table: all that a plate says of them but what the game itself knows. */
export interface SeatFace {
  name: string
  kind: 'person' | 'bot' | 'program' | 'open'
  /** Nobody is there for this seat at the moment. */
  away: boolean
  you: boolean
  /** The game waits for this seat. */
  waited: boolean
  /** Why nobody is there; null: somebody is, or it is no matter. */
  absence: Absence | null
  /** It would like to play again. */
  again: boolean
  /** Its time; null: it has none, or none is shown now. */
  clock: SeatClock | null
}

export type Absence =
  | { what: 'gone'; until: number }
  | { what: 'claimable' }
  /** A bot of the house plays on: by its strength's name. */
  | { what: 'taken'; bot: string }

/** A time that runs until a moment (ms of this device), or stands at so many seconds. `whole`: how
 * many seconds it had, where that can be drawn as a line. */
export type SeatClock = { until: number; whole: number | null } | { until: null; left: number }

/** What else runs down at a table, to the moment at which it is over (ms of this device). */
export interface Times {
  /** A pause: then the game goes on by itself. */
  rest: number | null
  /** The rules' time for the whole game. */
  game: number | null
  /** The game's own: mexiko's time-out, foam and beer. `seat` null: everybody's. */
  countdowns: { what: string; seat: number | null; seconds: number; until: number }[]
}

/** What the frame puts on the stage; the table hands it to `Stage` and does nothing else with it. */
export interface StageParts {
  /** The game's story and the talk, in a column of their own; null: there is no room for one. */
  column: Snippet | null
  /** The same over the felt, asked for from the bar; my plate and what is pressed stay free. */
  sheet: Snippet | null
  /** How the game ended, over the felt. */
  over: Snippet | null
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
  /** Ends the waiting for what others have done: all of it is shown now. Absent where nothing waits. */
  hurry?: () => void
  words: Words
  /** Show everything at once, without motion. */
  still: boolean
  /** What the frame puts on the stage; absent where there is no frame (lessons, practice, replays). */
  stage?: StageParts
  /** What runs down; absent where nothing is live. */
  times?: Times
  /** The game has ended at this table, though the view may not say so: somebody gave up. */
  over?: boolean
  /** It is looked at again: nobody ever presses anything here, and nothing to be pressed is drawn. */
  replayed?: boolean
}

/** How one leafs through a finished game. */
export interface Leafing<View, Move> {
  /** How many gams, turns or rounds are over. */
  over: (view: View) => number
  /** The move was somebody's choice. */
  decides: (move: Move) => boolean
}

/** Sounds there are; all synthesised, all off until asked for. */
export type Sound = 'dice' | 'cup' | 'tile' | 'knock' | 'pencil' | 'turn' | 'win' | 'lose'

/** The game as it is told beside the table, and at its end: lines of which the last may still grow. */
export interface Story<View, Move, Line> {
  /** The lines with one step more: new ones, the last one grown, or the same. Pure. */
  add: (lines: readonly Line[], step: Step<View, Move>) => readonly Line[]
  /** One line, within a `<li>` of the frame's. */
  Line: Component<StoryLine<Line>>
  /** What the signs in the lines mean; stands once, at the head. */
  Legend?: Component<{ words: Words }>
  /** What stands under the lines: domino's protocol. */
  Foot?: Component<{ view: View; seats: SeatFace[]; you: number | null; words: Words }>
  /** How it ended. `lines` are the story's; empty where they are not known. */
  ending: (view: View, lines: readonly Line[], seats: SeatFace[], you: number | null, words: Words) => Ending
}

export interface StoryLine<Line> {
  line: Line
  /** Counts from 1. */
  number: number
  /** It is the last one, and the game goes on. */
  growing: boolean
  seats: SeatFace[]
  you: number | null
  words: Words
}

/** How a game ended, for the sheet over the felt; as one of those who sat saw it, or anybody. */
export interface Ending {
  /** Mine first: "14 : 15". Empty: there is none to be told. */
  score: string
  /** The moment that decided: "The gam that decided", and what happened in it. */
  decided: { title: string; text: string } | null
  /** How it went, a bar each: by how much I (or the first seat) led. Words for its beginning, middle
   * and end. */
  course: { leads: number[]; from: string; middle: string; to: string } | null
}

export interface GameTable<View, Move> {
  Table: Component<TableProps<View, Move>>
  /** Some see what others do not: at one screen the device is handed over covered. */
  secret?: true
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
  /** What is played, in short, for the bar: "one set to 15". */
  facts?: (view: View, words: Words) => string
  /** The game's story, for the column beside the table and for the end; fetched after the table. */
  story?: () => Promise<Story<View, Move, any>>
}

/** Draws a move of chance once more, from even numbers (`below(n)` is one of 0 … n-1), in the order
 * of docs/chance.md. What it is must come from the numbers alone; `made` says only what was due, and
 * `previous` is the move before (which dice were kept). Null: it was no chance of this game's. */
export type Redraw<Move> = (made: Move, previous: Move | null, below: (n: number) => number) => Move | null

export type AnyTable = GameTable<any, any>
export type { Values, Words }

const TABLES = import.meta.glob<{ table: AnyTable }>('./*/table.ts')
const CHANCES = import.meta.glob<{ redraw: Redraw<any> }>('./*/chance.ts')

/** The table of a game, its words at hand; null where this page has none. */
export async function tableOf(game: string): Promise<AnyTable | null> {
  const [found] = await Promise.all([TABLES[`./${game}/table.ts`]?.(), need(game, `web_${game}`, 'web_stage')])
  if (!found) return null
  await need(...found.table.words)
  return found.table
}

/** How a game's chance is drawn once more; null where this page cannot. */
export async function redrawOf(game: string): Promise<Redraw<any> | null> {
  const load = CHANCES[`./${game}/chance.ts`]
  return load ? (await load()).redraw : null
}

/** The games whose table this page can show. */
export const GAMES: string[] = Object.keys(TABLES).map((path) => path.split('/')[1]!)
