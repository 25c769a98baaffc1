// Which moves of the game are decisions, and where a gam ends: how one leafs through a finished game.

import type { Move, View } from '../../types/mexiko'
import type { Leafing } from '../contract'

const DECISIONS = new Set<Move['type']>(['say', 'open', 'give', 'accept', 'doubt', 'behind', 'table', 'gam'])

export const leafing: Leafing<View, Move> = {
  over: ({ board }) => board.tally.gams,
  decides: ({ type }) => DECISIONS.has(type),
}
