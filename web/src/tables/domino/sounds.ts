// What is heard of a step.

import type { Move, View } from '../../types/domino'
import type { Sound, Step } from '../contract'
import { pairOf } from './seating'

export function sounds({ move, before, after }: Step<View, Move>, you: number | null): Sound[] {
  const heard: Sound[] = move?.type === 'lay' || move?.type === 'deal' ? ['tile'] : move?.type === 'pass' ? ['knock'] : []
  if (move?.type === 'lay' && after.rounds.length > before.rounds.length && after.rounds.at(-1)!.points) heard.push('pencil')
  if (after.winner && !before.winner && you !== null) heard.push(after.winner === pairOf(you) ? 'win' : 'lose')
  return heard
}
