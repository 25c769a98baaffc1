// The game as it is told beside the table: tiles with the ends after each, passes, rounds, and what
// the referee decided.

import type { Move, Outcome, View } from '../../types/domino'
import type { Step } from '../contract'
import type { Tile } from './tiles'

export type Line =
  | { kind: 'round'; number: number; lead: number }
  /** A move; `at`: which one of its round; no tile: pas. */
  | { kind: 'move'; at: number; seat: number; tile: Tile | null; ends: [number, number] | null }
  /** Something that was decided or warned of, as it is said. */
  | { kind: 'said'; step: Step<View, Move> }
  | { kind: 'ended'; number: number; outcome: Outcome; points: [number, number] }

const TOLD = new Set<Move['type']>(['reshuffle', 'overdue', 'excused', 'slow', 'touched', 'out-of-turn', 'revoke', 'signs', 'penalty', 'time-up', 'absent', 'sign'])

/** The lines with one step more. */
export function add(lines: readonly Line[], step: Step<View, Move>): readonly Line[] {
  const { before, after } = step
  const more: Line[] = []
  const move = lineOf(step)
  if (move?.kind === 'move' && !before.plays.length) more.push({ kind: 'round', number: before.number, lead: before.lead })
  if (move) more.push(move)
  if (after.rounds.length > before.rounds.length)
    more.push({ kind: 'ended', number: after.rounds.length, outcome: after.rounds.at(-1)!, points: after.points })
  return more.length ? [...lines, ...more] : lines
}

function lineOf(step: Step<View, Move>): Line | null {
  const { by, move, before, after } = step
  if (!move) return null
  if (TOLD.has(move.type)) return { kind: 'said', step }
  if (move.type !== 'lay' && move.type !== 'pass') return null
  const seat = typeof by === 'number' ? by : (before.turn ?? 0)
  const ends: [number, number] | null = after.left === null || after.right === null ? null : [after.left, after.right]
  return { kind: 'move', at: before.plays.length + 1, seat, tile: move.type === 'lay' ? move.tile : null, ends }
}
