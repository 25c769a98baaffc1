// What an analysis says, put together for the screen: per player, as a course, as a list.

import type { Analysis, Decision } from '../../types/server'

export interface Standing {
  seat: number
  decisions: number
  /** What all its decisions cost, and what one did in the mean. */
  cost: number
  rate: number
  /** What chance gave its side; of two sides that fight for one probability, more than the other. */
  luck: number
}

export interface Course {
  seats: number[]
  points: { entry: number; value: number }[]
}

const WIN = 'win'
const ROUNDING = 1e-6
const SURE = 2 // standard errors

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Two sides fight for one probability: what one has the other has not. */
const isShared = (found: Analysis, sides: number[][]): boolean => found.unit === WIN && sides.length === 2

/** Every seat's decisions and luck. */
export function standings(found: Analysis, sides: number[][], seats: number): Standing[] {
  const fell = sides.map((_, side) => sum(found.luck.filter((one) => one.side === side).map((one) => one.gain)))
  const luck = isShared(found, sides) ? [fell[0]! - fell[1]!, fell[1]! - fell[0]!] : fell
  return Array.from({ length: seats }, (_, seat) => {
    const costs = found.decisions.filter((one) => one.seat === seat).map((one) => one.cost)
    const side = sides.findIndex((one) => one.includes(seat))
    return {
      seat,
      decisions: costs.length,
      cost: sum(costs),
      rate: costs.length ? sum(costs) / costs.length : 0,
      luck: luck[side] ?? 0,
    }
  })
}

/** What was expected after each decision, for each side. Of two sides that fight for one
 * probability the first one's course says all. */
export function courses(found: Analysis, sides: number[][]): Course[] {
  const shared = isShared(found, sides)
  return (shared ? sides.slice(0, 1) : sides)
    .map((side) => ({
      seats: side,
      points: found.decisions
        .filter((one) => shared || side.includes(one.seat))
        .map((one) => ({ entry: one.number, value: side.includes(one.seat) ? one.worth : 1 - one.worth })),
    }))
    .filter((course) => course.points.length > 1)
}

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

/** A number of the unit in a language: a probability in per cent, else points. */
export function amount(value: number, unit: string, language: string, signed = false): string {
  const win = unit === WIN
  const shown = Math.abs(value) < (win ? 0.00005 : 0.005) ? 0 : value
  return new Intl.NumberFormat(language, {
    style: win ? 'percent' : 'decimal',
    maximumFractionDigits: win ? 1 : 2,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(shown)
    .replace('-', '−')
}
