// The story of the game: a line for each gam, with what everybody may know of it (MX-16).

import type { Move, View } from '../../types/mexiko'
import type { Step } from '../contract'
import { beats, type Call } from './calls'
import { outcomeOf, type Outcome } from './scene'

export interface Made {
  seat: number
  call: Call
  /** true, or what lay there instead; unknown: accepted, never shown; null: it waits. */
  fate: 'true' | 'unknown' | null | { lay: Call }
}

export interface GamLine {
  /** The set it belongs to, and its number in it; both count from 1. */
  set: number
  gam: number
  calls: readonly Made[]
  /** Whose call is awaited. */
  next: number | null
  end: Outcome | null
  /** Points after it, home and guest. */
  score: readonly [number, number] | null
}

const begun = ({ board, gam }: View): GamLine => ({
  set: board.sets.length + 1,
  gam: board.gams + 1,
  calls: [],
  next: gam.thrower,
  end: null,
  score: null,
})

/** How the last call is known to have been, by the way the gam ended. */
function judged(calls: readonly Made[], end: Outcome | null): Made[] {
  return calls.map((made, at) => {
    if (at < calls.length - 1 || !end) return made
    if (end.by !== 'doubt' || end.call === null || end.dice === null) return { ...made, fate: made.fate ?? 'unknown' }
    return { ...made, fate: end.dice >= end.call ? 'true' : { lay: end.dice } }
  })
}

/** What has just been thrown before all, after an accept (MX-14): told as a call that is or is not. */
export const tabled = ({ end }: GamLine): 'enough' | 'short' | null => {
  if (end?.by !== 'table' || end.call === null || end.dice === null) return null
  return beats(end.dice, end.call) ? 'enough' : 'short'
}

export function add(lines: readonly GamLine[], { move, before, after }: Step<View, Move>): readonly GamLine[] {
  if (!move) return lines
  const last = lines.at(-1)
  const open = last && !last.end ? last : begun(before)
  const rest = last && !last.end ? lines.slice(0, -1) : lines
  if (after.board.tally.gams > before.board.tally.gams) {
    const end = outcomeOf(after)
    const score = end?.set ?? after.board.points
    return [...rest, { ...open, calls: judged(open.calls, end), next: null, end, score }]
  }
  switch (move.type) {
    case 'throw':
      return [...rest, { ...open, next: before.gam.thrower }]
    case 'say':
      return [...rest, { ...open, calls: [...open.calls, { seat: before.gam.thrower, call: move.call, fate: null }], next: null }]
    case 'accept':
      return [...rest, { ...open, calls: open.calls.map((made) => ({ ...made, fate: made.fate ?? 'unknown' })), next: 1 - before.gam.thrower }]
    default:
      return lines
  }
}
