// Whose sheet is looked at where there is no room for all: mine, or that of whoever throws and writes.

import type { Move, View } from '../../types/kamos'
import type { Step } from '../contract'

type Seen = Step<View, Move> | null

/** The seat that does something now: who has just written, else who is on turn. */
export function acting(view: View, step: Seen): number | null {
  return step && !view.dice.length && step.before.dice.length ? step.before.seat : view.seat
}

/** The one sheet on a small screen. */
export function shownSheet(view: View, step: Seen, you: number | null, picked: number | null): number {
  return picked ?? you ?? acting(view, step) ?? 0
}

/** The one sheet beside the main one, where there are many. */
export function beside(view: View, step: Seen, main: number, picked: number | null): number {
  const seat = picked ?? acting(view, step)
  return seat === null || seat === main ? (main + 1) % view.sheets.length : seat
}
