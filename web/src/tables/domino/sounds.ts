// What of a step is heard, and what of it stays to be seen.

import type { Lots, Move, View } from '../../types/domino'
import type { Sound, Step } from '../contract'
import { pairOf } from './seating'

type Told = Step<View, Move>

/** The sounds of a step. */
export function soundsOf({ move, before, after }: Told, you: number | null): Sound[] {
  const sounds: Sound[] = move?.type === 'lay' || move?.type === 'deal' ? ['tile'] : move?.type === 'pass' ? ['knock'] : []
  if (after.winner && !before.winner && you !== null) sounds.push(after.winner === pairOf(you) ? 'win' : 'lose')
  return sounds
}

/** The lots that lie open (DOM-20) after a step: until they are turned down again (DOM-21). */
export function lotsAfter(lots: Lots | null, { move, after }: Told): Lots | null {
  if (move?.type === 'lots') return move
  return after.chain.length || move?.type === 'deal' || move?.type === 'reshuffle' ? null : lots
}
