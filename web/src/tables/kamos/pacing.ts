// How long is looked at what others do, by the wish of who looks on.

import type { Pacing } from '../../app/settings.svelte'
import type { Move, View } from '../../types/kamos'
import type { Step } from '../contract'
import { FLIGHT } from './flight.svelte'

type Times = Record<Move['type'], number> // ms

const SLOW: Times = { lot: 2000, throw: 1000, keep: 500, write: 1200, cross: 1400, first: 600, turn: 900, sheet: 900 }
const BRISK: Times = { lot: 1600, throw: FLIGHT, keep: 200, write: 450, cross: 700, first: 400, turn: 600, sheet: 600 }

const LONG = 10 // columns
const LEARNT = 3 // turns, and everybody knows how the others' dice look

export function paceOf({ move, after }: Step<View, Move>, pacing: Pacing): number {
  const evening = after.rules.columns >= LONG && after.turns >= LEARNT * after.sheets.length
  if (pacing === 'once' || (pacing === 'brisk' && evening)) return 0
  return (pacing === 'slow' ? SLOW : BRISK)[move?.type ?? 'keep']
}
