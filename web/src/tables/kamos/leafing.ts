// Which moves of the game are decisions, and where a turn ends: how one leafs through a finished game.

import type { Move, View } from '../../types/kamos'
import type { Leafing } from '../contract'

const DECISIONS = new Set<Move['type']>(['keep', 'write', 'cross', 'turn'])

export const leafing: Leafing<View, Move> = {
  over: ({ turns }) => turns,
  decides: ({ type }) => DECISIONS.has(type),
}
