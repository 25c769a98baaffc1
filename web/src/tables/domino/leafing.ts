// Which moves of the game are decisions, and where a round ends: how one leafs through a finished game.

import type { Move, View } from '../../types/domino'
import type { Leafing } from '../contract'

const DECISIONS = new Set<Move['type']>(['lay', 'pass', 'round'])

export const leafing: Leafing<View, Move> = {
  over: ({ rounds }) => rounds.length,
  decides: ({ type }) => DECISIONS.has(type),
}
