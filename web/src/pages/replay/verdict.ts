// What an analysis says, put together for the screen: as a course, as a list.

import { WIN } from '../../parts/amount'
import type { Analysis, Decision, Standing } from '../../types/server'

export interface Course {
  seats: number[]
  points: { entry: number; value: number }[]
}

const ROUNDING = 1e-6
const SURE = 2 // standard errors

/** The seats of each side. */
const sidesOf = (players: Standing[]): number[][] => {
  const sides: number[][] = []
  for (const { seat, side } of players) (sides[side] ??= []).push(seat)
  return sides
}

/** What was expected after each decision, for each side. Of two sides that fight for one
 * probability the first one's course says all. */
export function courses(found: Analysis): Course[] {
  const sides = sidesOf(found.players)
  const shared = found.unit === WIN && sides.length === 2
  return (shared ? sides.slice(0, 1) : sides)
    .map((side) => ({
      seats: side,
      points: found.decisions
        .filter((one) => shared || side.includes(one.seat))
        .map((one) => ({ entry: one.number, value: side.includes(one.seat) ? one.worth : 1 - one.worth })),
    }))
    .filter((course) => course.points.length > 1)
}

/** The decisions to be listed: those that surely cost something, or every one. */
export const listed = (found: Analysis, every: boolean): Decision[] => found.decisions.filter((one) => every || isMistake(one))

/** Whether a decision surely cost something: more than rounding, and than two standard errors where
 * it was sampled. */
export function isMistake(one: Decision): boolean {
  return one.cost > Math.max(ROUNDING, SURE * one.error)
}

/** The lowest and the highest value drawn: from nothing to certainty, or whole points around all. */
export function ends(all: Course[], unit: string): [number, number] {
  if (unit === WIN) return [0, 1]
  const values = all.flatMap((course) => course.points.map((point) => point.value))
  const low = Math.floor(Math.min(0, ...values))
  return [low, Math.max(Math.ceil(Math.max(0, ...values)), low + 1)]
}
