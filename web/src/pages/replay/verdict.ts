// What an analysis says, put together for the screen: as a course, as a list.

import { WIN } from '../../parts/amount'
import type { Analysis, Decision, Standing } from '../../types/server'

export interface Course {
  seats: number[]
  points: { entry: number; value: number }[]
}

/** How large an error is, by what it cost: in hundredths of a win, or in points. */
export type Size = keyof typeof LIMITS
export const SIGNS = { blunder: '??', mistake: '?', slip: '?!' } as const
export const LIMITS = { blunder: 10, mistake: 5, slip: 2 } as const
export const SIZES = Object.keys(LIMITS) as Size[]

const SURE = 2 // standard errors
const ROUNDING = 1e-9

/** The seats of each side. */
export const sidesOf = (players: Standing[]): number[][] => {
  const sides: number[][] = []
  for (const { seat, side } of players) (sides[side] ??= []).push(seat)
  return sides
}

/** Whether two sides fight for one thing, so that the one's gain is the other's loss: a chance of
 * winning, or the points of a round between pairs. */
export function opposed({ unit, players }: Analysis): boolean {
  const sides = sidesOf(players)
  return sides.length === 2 && (unit === WIN || sides.every((side) => side.length > 1))
}

/** What was expected after each decision, for each side; of two that are opposed the first one's
 * course says all. */
export function courses(found: Analysis): Course[] {
  const sides = sidesOf(found.players)
  const shared = opposed(found)
  const turned = (worth: number): number => (found.unit === WIN ? 1 - worth : -worth)
  return (shared ? sides.slice(0, 1) : sides)
    .map((side) => ({
      seats: side,
      points: found.decisions
        .filter((one) => shared || side.includes(one.seat))
        .map((one) => ({ entry: one.number, value: side.includes(one.seat) ? one.worth : turned(one.worth) })),
    }))
    .filter((course) => course.points.length > 1)
}

/** How large an error a decision is; null: none, or none for sure where it was sampled. */
export function sizeOf({ cost, error }: Decision, unit: string): Size | null {
  if (cost <= SURE * error) return null
  const counted = cost * (unit === WIN ? 100 : 1) + ROUNDING
  return SIZES.find((size) => counted >= LIMITS[size]) ?? null
}

/** The decisions to be listed: the errors, those that cost most first; or every one, as they came. */
export function listed({ decisions, unit }: Analysis, every: boolean): Decision[] {
  return every ? decisions : decisions.filter((one) => sizeOf(one, unit)).sort((one, other) => other.cost - one.cost)
}

export interface Figures {
  /** The share of decisions that were no error; null: there was nothing to decide. */
  accuracy: number | null
  errors: Record<Size, number>
}

/** How well a seat has decided. */
export function figuresOf({ decisions, unit }: Analysis, seat: number): Figures {
  const errors: Record<Size, number> = { blunder: 0, mistake: 0, slip: 0 }
  const made = decisions.filter((one) => one.seat === seat)
  let fine = 0
  for (const one of made) {
    const size = sizeOf(one, unit)
    if (size) errors[size]++
    else fine++
  }
  return { accuracy: made.length ? fine / made.length : null, errors }
}

/** The lowest and the highest value drawn: from nothing to certainty, as far to either side where
 * they are opposed, else whole points around all. */
export function ends(all: Course[], unit: string, opposed: boolean): [number, number] {
  if (unit === WIN) return [0, 1]
  const values = all.flatMap((course) => course.points.map((point) => point.value))
  const [low, high] = [Math.floor(Math.min(0, ...values)), Math.ceil(Math.max(0, ...values))]
  const far = Math.max(-low, high, 1)
  return opposed ? [-far, far] : [low, Math.max(high, low + 1)]
}
