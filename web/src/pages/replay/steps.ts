// A finished game as a film: the position after each of its moves, and how one gets about in it.

import type { Actor, Leafing, Step, Story } from '../../tables/contract'
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

/** Where one stops on the way: after each decision, and where a gam, a turn or a round is over. */
export interface Stops {
  decisions: number[]
  parts: number[]
}

const LEAFINGS = import.meta.glob<{ leafing: Leafing<any, any> }>('../../tables/*/leafing.ts')

/** How one leafs through this game; null where the page does not know it. */
export async function leafingOf(game: string): Promise<Leafing<any, any> | null> {
  return (await LEAFINGS[`../../tables/${game}/leafing.ts`]?.())?.leafing ?? null
}

/** Every place at which one stops; where nothing was decided, every place there is. */
export function stopsOf(film: Steps, leafing: Leafing<unknown, unknown> | null): Stops {
  const places = film.steps.map((_, at) => at + 1)
  const decisions = places.filter((at) => typeof film.steps[at - 1]!.by === 'number' && leafing?.decides(film.steps[at - 1]!.move))
  const parts = leafing ? places.filter((at) => leafing.over(viewAt(film, at)) > leafing.over(viewAt(film, at - 1))) : []
  return { decisions: decisions.length ? decisions : places, parts }
}

/** The next stop, or the end; the one before, or the beginning. */
export const onward = (stops: number[], at: number, last: number): number => stops.find((stop) => stop > at) ?? last
export const backward = (stops: number[], at: number): number => stops.findLast((stop) => stop < at) ?? 0

/** Which gam, turn or round the step to this place belongs to, and how many there are. */
export function partAt({ parts, decisions }: Stops, at: number): { part: number; parts: number } {
  const open = (decisions.at(-1) ?? 0) > (parts.at(-1) ?? 0) ? 1 : 0 // given up in the middle of one
  const all = Math.max(1, parts.length + open)
  return { part: Math.min(all, 1 + parts.filter((end) => end < at).length), parts: all }
}

/** The story as it stands at each place, and where each of its lines was told to its end. */
export interface Told {
  at: (readonly unknown[])[]
  ends: number[]
}

export function toldOf(film: Steps, story: Story<unknown, unknown, any> | null): Told {
  const told: Told = { at: [[]], ends: [] }
  let lines: readonly unknown[] = []
  if (!story) return told
  for (let place = 1; place <= film.steps.length; place++) {
    const before = lines
    lines = story.add(lines, stepAt(film, place)!)
    for (let line = Math.max(0, before.length - 1); line < lines.length; line++) if (lines[line] !== before[line]) told.ends[line] = place
    told.at.push(lines)
  }
  return told
}

/** Where a key leads from here, or 'play'; null: it is no key of the film's. With ⇧ an arrow leads over
 * the whole gam, turn or round. */
export function keyed(key: string, shift: boolean, at: number, last: number, stops: Stops): number | 'play' | null {
  const among = shift ? stops.parts : stops.decisions
  switch (key) {
    case 'ArrowLeft':
      return backward(among, at)
    case 'ArrowRight':
      return onward(among, at, last)
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
