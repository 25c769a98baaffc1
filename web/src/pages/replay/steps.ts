// A finished game as a film: the position after each of its moves, and how one gets about in it.

import type { Actor, Step } from '../../tables/contract'
import type { Steps } from '../../types/server'

export type Frame = Step<unknown, unknown>

/** The last place: after so many moves the game was over. */
export const lastOf = (film: Steps): number => film.steps.length

/** The view after so many moves; 0: before the first. */
export function viewAt(film: Steps, at: number): unknown {
  return at > 0 ? film.steps[at - 1]!.view : film.start
}

/** The move that led to this place, as a table is told it; null before the first. */
export function stepAt(film: Steps, at: number): Frame | null {
  const made = film.steps[at - 1]
  if (!made) return null
  return {
    number: at,
    by: made.by as Actor,
    move: made.shown,
    before: viewAt(film, at - 1),
    after: made.view,
    seconds: null,
  }
}

/** A place that there is. */
export function within(at: number, last: number): number {
  return Number.isFinite(at) ? Math.max(0, Math.min(Math.trunc(at), last)) : 0
}

/** The place behind the entry of this number; null where none counts. */
export function placeOf(film: Steps, entry: number): number | null {
  const at = film.steps.findIndex((step) => step.entry === entry)
  return at < 0 ? null : at + 1
}

/** Where a key leads from here, or 'play'; null: it is no key of the film's. */
export function keyed(key: string, at: number, last: number): number | 'play' | null {
  switch (key) {
    case 'ArrowLeft':
      return within(at - 1, last)
    case 'ArrowRight':
      return within(at + 1, last)
    case 'Home':
      return 0
    case 'End':
      return last
    case ' ':
      return 'play'
    default:
      return null
  }
}
