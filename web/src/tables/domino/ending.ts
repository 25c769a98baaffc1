// How a party ended, for the sheet over the felt.

import type { View } from '../../types/domino'
import type { Ending, SeatFace, Words } from '../contract'
import { outcomeSaid } from './narration'
import { protocol } from './protocol'
import { pairOf } from './seating'
import type { Line } from './story'
import { written } from './tiles'

/** The points, the last round, and by how much my pair (or pair A) led after each. */
export function ending(view: View, _lines: readonly Line[], _seats: SeatFace[], you: number | null, words: Words): Ending {
  const mine = you === null || pairOf(you) === 'A' ? 0 : 1
  const other = 1 - mine
  const last = view.rounds.at(-1)
  const leads = protocol(view).flatMap((entry) => (entry.kind === 'round' ? [entry.points[mine]! - entry.points[other]!] : []))
  return {
    score: `${written(view.points[mine]!)} : ${written(view.points[other]!)}`,
    decided: last ? { title: words('web-domino-last-round'), text: outcomeSaid(view.rounds.length, last, words) } : null,
    course:
      leads.length > 1
        ? { leads, from: words('web-domino-round-number', { number: 1 }), middle: '', to: words('web-domino-round-number', { number: leads.length }) }
        : null,
  }
}
