// What is heard of a step. My own throw is heard when I make it (Table.svelte).

import type { Move, View } from '../../types/mexiko'
import type { Sound, Step } from '../contract'
import { inHand } from './suspense.svelte'

export function sounds(step: Step<View, Move>, you: number | null): Sound[] {
  const { move, before, after } = step
  if (!move) return []
  const heard: Sound[] = []
  if (move.type === 'throw' && !inHand(step, you)) heard.push(after.gam.open === 2 || before.gam.table ? 'dice' : 'cup')
  if (move.type === 'doubt') heard.push('knock')
  if (after.board.tally.gams > before.board.tally.gams) heard.push('pencil')
  return heard
}
