// What each row of the sheet offers for the throw on the table, and why it offers no more.

import type { Cross, Keep, Move, View, Write } from '../../types/kamos'
import { isLower, placeOf, ROWS, type Row } from './rows'
import { same } from './slots'

/** Why a throw cannot be written in a row: the word's key and the rule. */
export interface Reason {
  code: 'full' | 'no-die' | 'rethrown' | 'delo' | 'kamos' | 'cina' | 'regal' | 'cross'
  rule: string
}

export interface Offer {
  place: number
  row: Row
  write: Write | null
  /** What writing brings; null where the throw cannot be written. */
  points: number | null
  cross: Cross | null
  /** A × here closes the sheet (KCR-13). */
  loses: boolean
  /** Nothing but a × can be written here. */
  onlyCross: boolean
  /** Why it cannot be written; null where it can. */
  why: Reason | null
}

/** All ten, in the order of the rows. */
export function offers(view: View, moves: readonly Move[]): Offer[] {
  return ROWS.map((row, place) => {
    const write = moves.find((move): move is Write => move.type === 'write' && move.row === row) ?? null
    const cross = moves.find((move): move is Cross => move.type === 'cross' && move.row === row) ?? null
    return {
      place,
      row,
      write,
      points: write ? (view.preview[place] ?? null) : null,
      cross,
      loses: cross !== null && !isLower(place),
      onlyCross: cross !== null && write === null,
      why: write || !view.dice.length ? null : reason(view, place, cross !== null),
    }
  })
}

/** The move that keeps these dice, if it may be made. */
export function keepOf(moves: readonly Move[], dice: readonly number[]): Keep | null {
  return moves.find((move): move is Keep => move.type === 'keep' && same(move.dice, dice)) ?? null
}

/** Whether there is a throw left, as the moves say. */
export const mayThrow = (moves: readonly Move[]): boolean => moves.some((move) => move.type === 'keep')

/** What pressing a row means first: to write, and a × only where nothing can be written. */
export function meant(offer: Offer, crossing: boolean): Write | Cross | null {
  return crossing ? (offer.cross ?? offer.write) : (offer.write ?? offer.cross)
}

/** The row a move fills; -1 for any other move. */
export function rowOf(move: Move | null): number {
  return move && (move.type === 'write' || move.type === 'cross' || move.type === 'turn') ? placeOf(move.row) : -1
}

const SHAPES = ['delo', 'kamos', 'cina', 'regal'] as const
const RULES = ['KCR-7', 'KCR-8', 'KCR-8', 'KCR-10'] as const

function reason(view: View, place: number, crossable: boolean): Reason {
  const sheet = view.seat === null ? undefined : view.sheets[view.seat]
  if ((sheet?.cells[place]?.length ?? 0) >= view.rules.columns) return { code: 'full', rule: 'KCR-16' }
  if (!isLower(place)) {
    const none = !view.dice.includes(place + 1)
    return none && crossable ? { code: 'cross', rule: 'KCR-13' } : { code: 'no-die', rule: 'KCR-16' }
  }
  const straight = ['1,2,3,4,5', '2,3,4,5,6'].includes([...view.dice].sort().join())
  if (place === placeOf('delo') && straight) return { code: 'rethrown', rule: 'KCR-7' }
  return { code: SHAPES[place - 6]!, rule: RULES[place - 6]! }
}
