// What lies on the felt: a picture of the view, with nothing in it that the view does not tell.

import type { View } from '../../types/mexiko'
import { beats, type Call } from './calls'
import { fresh } from './offer'

/** How the last gam ended. */
export interface Outcome {
  by: 'doubt' | 'table' | 'give' | 'report'
  scorer: number
  points: number
  /** Whose dice they were. */
  thrower: number
  call: Call | null
  dice: Call | null
  /** The set that ended with it: its points. */
  set: [number, number] | null
}

export interface Scene {
  /** On whose side the dice are. */
  thrower: number
  /** none: in the hand; covered: behind it; open: seen by all. */
  lie: 'none' | 'covered' | 'open'
  /** What this viewer sees of the dice. */
  dice: Call | null
  /** The one die that all see while the other is covered (MX-18); 0: none. */
  die: number
  /** The call that stands, and whose it is. */
  call: Call | null
  caller: number
  /** Whether it waits for its answer or has been believed. */
  believed: boolean
  /** The last gam, while nothing of the next has happened. */
  outcome: Outcome | null
}

export function outcomeOf({ board }: View): Outcome | null {
  const last = board.last
  if (!last) return null
  const { scorer, points, call, dice } = last
  const other = 1 - scorer
  const known = call !== null && dice !== null
  const by = last.by as Outcome['by']
  let thrower = other // who hands over, and for want of anything better
  if (by === 'doubt' && known) thrower = dice >= call ? scorer : other
  if (by === 'table' && known) thrower = beats(dice, call) ? scorer : other
  const set = board.gams === 0 && board.sets.length ? (board.sets.at(-1) ?? null) : null
  return { by, scorer, points, thrower, call, dice, set }
}

export function sceneOf(view: View): Scene {
  const { gam } = view
  const outcome = gam.phase === 'over' || fresh(view) ? outcomeOf(view) : null
  if (outcome) {
    const { thrower, dice, call, by } = outcome
    const caller = by === 'doubt' ? thrower : 1 - thrower
    return { thrower, dice, call, caller, lie: dice === null ? 'none' : 'open', die: 0, believed: by !== 'doubt', outcome }
  }
  const thrown = ['say', 'answer', 'table', 'show'].includes(gam.phase)
  const said = gam.said !== null
  return {
    thrower: gam.thrower,
    lie: !thrown ? 'none' : gam.open === 2 ? 'open' : 'covered',
    dice: thrown ? gam.dice : null,
    die: gam.die,
    call: said ? gam.said : gam.beat,
    caller: said ? gam.thrower : 1 - gam.thrower,
    believed: !said || gam.phase === 'table',
    outcome: null,
  }
}

/** The place of a rung in the gam, for the ladder's marks. */
export interface Marks {
  /** What must be beaten. */
  beat: Call | null
  /** What waits for its answer. */
  said: Call | null
  /** What was believed before in this gam. */
  trail: ReadonlySet<Call>
  /** What this viewer knows to lie there. */
  thrown: Call | null
}

export function marksOf({ gam }: View): Marks {
  const over = gam.phase === 'over'
  const accepted = gam.phase === 'table'
  return {
    beat: over ? null : accepted ? gam.said : gam.beat,
    said: over || accepted ? null : gam.said,
    trail: new Set(over ? [] : gam.calls),
    thrown: over ? null : gam.dice,
  }
}

/** The hand of whoever throws: it lies on the table before the throw (MX-50), and is lifted by a doubt. */
export function handOf(view: View): 'lies' | 'lifted' | null {
  const { gam } = view
  const { outcome, lie } = sceneOf(view)
  if (outcome) return outcome.by === 'doubt' && outcome.dice !== null ? 'lifted' : null
  if (gam.phase === 'over' || gam.table || lie === 'open') return null
  return 'lies'
}

/** This gam's calls so far, each with its caller: the two sides take turns. */
export function callsOf({ gam }: View): { seat: number; call: Call }[] {
  const calls = gam.said === null ? gam.calls : [...gam.calls, gam.said]
  return calls.map((call, at) => ({ seat: at % 2 ? 1 - gam.server : gam.server, call }))
}

/** What a plate says of its side. */
export interface Standing {
  /** Its points in this set; nothing where they stand in a headline. */
  score: string
  note: 'serves' | 'wins-set' | 'wins-match' | ''
  /** What the gam just ended has brought it. */
  gained: number
}

export function plateOf(view: View, seat: number, done: boolean, headline: boolean): Standing {
  const { board, gam, rules } = view
  const over = gam.phase === 'over'
  const { outcome } = sceneOf(view)
  const points = over || outcome?.set ? (board.sets.at(-1) ?? board.points) : board.points
  const gained = !over && !done && outcome?.scorer === seat ? outcome.points : 0
  const won = over && board.match[seat]! > board.match[1 - seat]!
  const serves = !over && !done && !outcome && gam.server === seat
  const note = won ? (rules.best_of > 1 ? 'wins-match' : 'wins-set') : serves ? 'serves' : ''
  return { score: headline ? '' : String(points[seat]), note, gained }
}
