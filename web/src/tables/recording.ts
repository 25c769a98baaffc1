// A game, or a scene of one, as one viewer saw it: what script/views makes for lessons, for the
// gallery and for tests.

import { plainFace } from '../parts/seats'
import type { Actor, SeatFace, Step } from './contract'

export interface Frame<View = unknown, Move = unknown> {
  number: number
  /** Whose move led here; null: nobody's, the game begins. */
  by: Actor | null
  move: Move | null
  view: View
  moves: Move[]
  ready: Move | null
}

export interface Film<View = unknown, Move = unknown> {
  game: string
  viewer: number | 'spectator'
  names: string[]
  frames: Frame<View, Move>[]
}

/** The viewer's seat; null for a spectator. */
export function youOf({ viewer }: Film): number | null {
  return viewer === 'spectator' ? null : viewer
}

export function seatsOf({ names, viewer }: Film): SeatFace[] {
  return names.map((name, seat) => plainFace(name, 'person', seat === viewer))
}

/** The step that led to a frame; null where the film or the game begins. */
export function stepTo<View, Move>({ frames }: Film<View, Move>, at: number): Step<View, Move> | null {
  const [before, frame] = [frames[at - 1], frames[at]!]
  if (!before || frame.by === null) return null
  return { number: frame.number, by: frame.by, move: frame.move, before: before.view, after: frame.view, seconds: null }
}
