// How it ended, for the sheet over the felt: the totals, the turn that decided, who led when.

import type { View } from '../../types/kamos'
import type { Ending, SeatFace, Words } from '../contract'
import { nameOf, rowName } from './labels'
import { standings } from './places'
import type { Line, Turn } from './story'

const SCORES = 2 // more totals than that are read on the plates

export function ending(view: View, lines: readonly Line[], seats: SeatFace[], you: number | null, words: Words): Ending {
  const me = you ?? 0
  const turns = lines.filter((line): line is Turn => line.kind === 'turn' && line.place !== null)
  return { score: score(view, me), decided: decided(view, turns, seats, words), course: course(turns, me, words) }
}

/** Mine first, then the others from the best on. */
function score(view: View, me: number): string {
  const others = standings(view).filter(({ seat }) => seat !== me)
  const all = [view.sheets[me]?.total ?? 0, ...others.map(({ total }) => total)]
  return all.slice(0, all.length > SCORES ? 1 : SCORES).join(' : ')
}

/** Who lost everything did it in one turn; else it was the best one of who won. */
function decided(view: View, turns: readonly Turn[], seats: SeatFace[], words: Words): Ending['decided'] {
  const [first, second] = standings(view)
  if (!first || (second && second.place === first.place)) return null
  const lost = turns.findLast((turn) => turn.lost)
  const best = turns.filter(({ seat }) => seat === first.seat).reduce<Turn | null>((most, turn) => (turn.points > (most?.points ?? 0) ? turn : most), null)
  const turn = lost ?? best
  if (!turn || turn.place === null) return null
  const text = words(turn.lost ? 'kamos-say-lost' : 'kamos-say-write', { player: nameOf(seats, turn.seat), row: rowName(turn.place, words), points: turn.points })
  return { title: words('web-kamos-end-decided'), text }
}

function course(turns: readonly Turn[], me: number, words: Words): Ending['course'] {
  if (turns.length < 2 || turns[0]!.totals.length < 2) return null
  const leads = turns.map(({ totals }) => (totals[me] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== me)))
  return { leads, from: words('web-kamos-end-turn', { turn: 1 }), middle: '', to: words('web-kamos-end-turn', { turn: turns.length }) }
}
