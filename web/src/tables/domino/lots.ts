// The lots that lie open on the table.

import type { Lots, Move, View } from '../../types/domino'
import type { Step } from '../contract'

/** The lots that lie open (DOM-20) after a step: until they are turned down again (DOM-21). */
export function lotsAfter(lots: Lots | null, { move, after }: Step<View, Move>): Lots | null {
  if (move?.type === 'lots') return move
  return after.chain.length || move?.type === 'deal' || move?.type === 'reshuffle' ? null : lots
}
