// The game turn by turn, for the column beside the table: what was thrown, how often, and what was
// written where.

import type { Move, View } from '../../types/kamos'
import type { Step } from '../contract'
import { CROSS, isLower, placeOf, writtenOf, type Row } from './rows'

export interface Turn {
  kind: 'turn'
  seat: number
  /** As they lie after the last throw, the smallest first; empty: nobody told them. */
  dice: readonly number[]
  throws: number
  /** From the hand: one throw of all five (KCR-3). */
  hand: boolean
  /** The row that was filled; null: not yet. */
  place: number | null
  /** What the pen wrote there. */
  mark: string
  /** What it brought; 0 until it is written. */
  points: number
  /** That × lost the game (KCR-13). */
  lost: boolean
  /** What all sheets come to after it, by seat. */
  totals: readonly number[]
}

export interface Lots {
  kind: 'lot'
  /** Who threw what. */
  dice: readonly { seat: number; die: number }[]
  /** Who begins; null: those who tied throw again. */
  first: number | null
}

export type Line = Turn | Lots

/** The lines with one step more; the last one grows with each throw until something is written. */
export function add(lines: readonly Line[], step: Step<View, Move>): readonly Line[] {
  const { before, after, move } = step
  const last = lines.at(-1)
  const open = last?.kind === 'turn' && last.place === null ? last : null
  switch (move?.type) {
    case 'lot':
      return [...lines, { kind: 'lot', dice: move.dice.map((die, at) => ({ seat: before.lot[at] ?? 0, die })), first: after.lot.length ? null : after.seat }]
    case 'throw': {
      const turn: Turn = { ...begun(after), dice: [...move.dice].sort(), throws: after.thrown, hand: after.hand }
      return [...(open && after.thrown > 1 ? lines.slice(0, -1) : lines), turn]
    }
    case 'write':
    case 'cross':
      return open ? [...lines.slice(0, -1), written(open, step, move.row)] : lines
    case 'turn': {
      const hand = move.hand && isLower(placeOf(move.row))
      return [...lines, written({ ...begun(before), dice: [...(move.dice ?? [])].sort(), hand }, step, move.row)]
    }
    default:
      return lines
  }
}

function begun({ seat, sheets }: View): Turn {
  const totals = sheets.map(({ total }) => total)
  return { kind: 'turn', seat: seat ?? 0, dice: [], throws: 0, hand: false, place: null, mark: '', points: 0, lost: false, totals }
}

function written(turn: Turn, { after }: Step<View, Move>, row: Row): Turn {
  const place = placeOf(row)
  const sheet = after.sheets[turn.seat]
  const cell = sheet?.cells[place]?.at(-1)
  const totals = after.sheets.map(({ total }) => total)
  return { ...turn, place, mark: cell ? writtenOf(cell) : CROSS, points: cell?.points ?? 0, lost: sheet?.lost ?? false, totals }
}
