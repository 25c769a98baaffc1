// How good an answer was, and what the device remembers of them.

import { keep, recalled } from '../../parts/device'
import type { ChoiceView, Task } from '../../types/server'
import { same } from '../../parts/same'

export type Grade = 'best' | 'good' | 'slip' | 'blunder'

const SURE = 2 // standard errors
/** Up to so much an answer is the best, good, a slip; in chances of winning, in points. */
const BOUNDS: Record<string, [number, number, number]> = { win: [1e-6, 0.005, 0.03], points: [1e-6, 0.5, 3] }

/** The choice that a move is; null: it is none of them. */
export function chosen(task: Task, move: unknown): ChoiceView | null {
  return task.choices.find((choice) => same(choice.move, move)) ?? null
}

/** How good it was. What may be noise counts as the best. */
export function grade(task: Task, choice: ChoiceView): Grade {
  const [best, good, slip] = BOUNDS[task.unit] ?? BOUNDS.points!
  if (choice.cost <= Math.max(best, SURE * choice.error)) return 'best'
  return choice.cost <= good ? 'good' : choice.cost <= slip ? 'slip' : 'blunder'
}

export interface Score {
  answered: number
  best: number
  cost: number
  /** Answers in a row that were best or good; and the most there were. */
  streak: number
  longest: number
}

export const NOTHING: Score = { answered: 0, best: 0, cost: 0, streak: 0, longest: 0 }

/** The score with one more answer. */
export function scored(score: Score, given: Grade, cost: number): Score {
  const streak = given === 'best' || given === 'good' ? score.streak + 1 : 0
  return {
    answered: score.answered + 1,
    best: score.best + Number(given === 'best'),
    cost: score.cost + cost,
    streak,
    longest: Math.max(score.longest, streak),
  }
}

const KEY = 'kostka-practice-'

/** What this device remembers of a game. */
export function remembered(game: string): Score {
  const found = Object.entries((recalled(KEY + game) ?? {}) as Partial<Score>)
  const numbers = found.filter(([key, value]) => key in NOTHING && Number.isFinite(value))
  return { ...NOTHING, ...Object.fromEntries(numbers) }
}

export function remember(game: string, score: Score): void {
  keep(KEY + game, score)
}
