// The party's protocol (DOM-15): each round, each penalty, and the points after it.

import type { Outcome, Sanction, View } from '../../types/domino'

export type Entry = { points: [number, number] } & (
  | { kind: 'round'; number: number; outcome: Outcome }
  | { kind: 'sanction'; sanction: Sanction }
)

/** All entries in order; those that fell in a round stand before its result. */
export function protocol(view: View): Entry[] {
  const entries: Entry[] = []
  let points: [number, number] = [0, 0]
  const add = (pair: 'A' | 'B' | null, more: number): [number, number] =>
    (points = [points[0] + (pair === 'A' ? more : 0), points[1] + (pair === 'B' ? more : 0)])
  for (let number = 1; number <= view.rounds.length + 1; number++) {
    for (const sanction of view.sanctions.filter((one) => one.round === number))
      entries.push({ kind: 'sanction', sanction, points: add(sanction.pair, -sanction.points) })
    const outcome = view.rounds[number - 1]
    if (outcome) entries.push({ kind: 'round', number, outcome, points: add(outcome.winner, outcome.points) })
  }
  return entries
}
