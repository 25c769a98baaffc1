// What is heard of a step.

import type { Move, View } from '../../types/kamos'
import type { Sound, Step } from '../contract'
import { standings } from './places'

export function sounds({ move, after }: Step<View, Move>, you: number | null): Sound[] {
  if (!move) return []
  if (after.places && you !== null) {
    const won = standings(after).some((one) => one.seat === you && one.place === 1 && !one.lost)
    return [won ? 'win' : 'lose']
  }
  if (move.type === 'throw' || move.type === 'lot') return ['dice']
  return [move.type === 'keep' ? 'cup' : 'pencil']
}
