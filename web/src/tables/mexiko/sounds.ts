// What is heard of a step.

import type { Move, View } from '../../types/mexiko'
import type { Sound, Step } from '../contract'

export function sounds({ move, before, after }: Step<View, Move>): Sound[] {
  if (!move) return []
  const heard: Sound[] = []
  if (move.type === 'throw') heard.push(after.gam.open === 2 || before.gam.table ? 'dice' : 'cup')
  if (move.type === 'doubt') heard.push('knock')
  if (after.board.tally.gams > before.board.tally.gams) heard.push('pencil')
  return heard
}
