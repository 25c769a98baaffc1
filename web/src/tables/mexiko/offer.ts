// What may be done now, sorted by where on the table it is done.

import type { Finished, Foam, LineUp, Move, Nominate, Substitute, TimeOut, View } from '../../types/mexiko'
import { MEXIKO, type Call } from './calls'

export type Sign = 'accept' | 'doubt' | 'table' | 'behind'
export const SIGNS: readonly Sign[] = ['accept', 'doubt', 'table', 'behind']

export interface Offer {
  calls: ReadonlySet<Call>
  signs: ReadonlySet<Sign>
  /** Handing over the dice (MX-15). */
  give: boolean
  /** How many dice may be thrown in the open (MX-18). */
  how: number[]
  /** The dice (players of the team) of which one is to be named (MX-53, MX-62). */
  dice: (Nominate | Substitute)[]
  /** My line-up is to be announced (MX-60); this one, or another. */
  lineup: LineUp | null
}

export function offered(moves: readonly Move[]): Offer {
  const types = new Set(moves.map((move) => move.type))
  return {
    calls: new Set(moves.flatMap((move) => (move.type === 'say' ? [move.call] : []))),
    signs: new Set(SIGNS.filter((sign) => types.has(sign))),
    give: types.has('give'),
    how: moves.flatMap((move) => (move.type === 'open' ? [move.dice] : [])),
    dice: moves.filter((move) => move.type === 'nominate' || move.type === 'substitute'),
    lineup: moves.find((move) => move.type === 'lineup') ?? null,
  }
}

/** Whether nothing of this gam has happened: it is before its serve. */
export function fresh({ gam }: View): boolean {
  return gam.beat === null && gam.open === null && (gam.phase === 'how' || gam.phase === 'throw')
}

/** What a side may ask for besides while a serve is waited for: a time-out (MX-63), foam (MX-33).
 * `resting`: the dice wait, until both sides are ready. */
export function asides(view: View, you: number | null, resting = false): (TimeOut | Foam)[] {
  const { board, gam, rules } = view
  if (you === null || !(resting || gam.phase === 'how') || !fresh(view)) return []
  const found: (TimeOut | Foam)[] = []
  if (board.timeouts[you]! < TIMEOUTS) found.push({ type: 'time-out', seat: you, seconds: null })
  if (rules.beer && !board.gams && !board.foam[you]) found.push({ type: 'foam', seat: you, seconds: null })
  return found
}

/** The loser of the last set says that the glass is empty (MX-32); null where there is nothing to say. */
export function finishing({ board }: View, you: number | null): Finished | null {
  const { drinking } = board
  return drinking && !drinking.finished && drinking.loser === you ? { type: 'finished', seat: you } : null
}

/** Whom of the line-up a side may send in during a time-out (MX-63). */
export function reserves({ board }: View, you: number | null): Substitute[] {
  if (you === null || !board.paused) return []
  const out = new Set(board.cards.flatMap((card) => (card.red && card.seat === you ? [card.die] : [])))
  const rest = board.lineups[you]!.filter(({ number }) => number !== board.fielded[you] && !out.has(number))
  return rest.map(({ number }) => ({ type: 'substitute', seat: you, die: number }))
}

/** MX-63: so many a set for each team. */
export const TIMEOUTS = 2

/** What handing over the dice costs (MX-15): at one point before the set, no more than that (MX-20). */
export function price({ board, gam }: View): number {
  return Math.min(gam.beat === MEXIKO ? 2 : 1, SET - board.points[1 - gam.thrower]!)
}

const SET = 15
