// How a match ended, for the sheet over the felt: the score, the gam that decided, the set's course.

import type { View } from '../../types/mexiko'
import type { Ending, SeatFace, Words } from '../contract'
import { callWord } from './calls'
import { reason, whom } from './narration'
import type { GamLine } from './story'

export function endingOf({ board, gam, rules }: View, lines: readonly GamLine[], seats: SeatFace[], you: number | null, words: Words): Ending {
  const first = you ?? 0
  const pair = (numbers: readonly [number, number]): string => `${numbers[first]} : ${numbers[1 - first]!}`
  const over = gam.phase === 'over'
  const gams = lines.filter((line) => line.score)
  const last = gams.at(-1)
  const score = rules.best_of > 1 ? board.match : over ? (board.sets.at(-1) ?? board.points) : board.points
  return {
    score: pair(score),
    decided: over && last && (last.gam === 1 || gams.length > 1) ? decided(last, gams.at(-2), pair, seats, you, words) : null,
    course: last ? course(gams.filter(({ set }) => set === last.set), first, pair, seats, you, words) : null,
  }
}

type Pair = (numbers: readonly [number, number]) => string

function decided(line: GamLine, before: GamLine | undefined, pair: Pair, seats: SeatFace[], you: number | null, words: Words): Ending['decided'] {
  const end = line.end!
  const stood = pair(before?.set === line.set ? before.score! : [0, 0])
  const told =
    end.by === 'doubt' && end.call !== null && end.dice !== null
      ? words('web-mexiko-decided-doubt', {
          ...whom(1 - end.thrower, seats, you),
          call: callWord(end.call, words),
          right: end.dice < end.call ? 'yes' : 'no',
        })
      : reason(end, seats, you, words)
  return { title: words('web-mexiko-decided'), text: words('web-mexiko-decided-at', { score: stood, told }) }
}

function course(gams: readonly GamLine[], first: number, pair: Pair, seats: SeatFace[], you: number | null, words: Words): Ending['course'] {
  const lead = ({ score }: GamLine): number => score![first]! - score![1 - first]!
  const furthest = gams.reduce((best, line) => (Math.abs(lead(line)) > Math.abs(lead(best)) ? line : best))
  const ahead = lead(furthest) > 0 ? first : 1 - first
  return {
    leads: gams.map(lead),
    from: words('web-mexiko-gam', { number: gams[0]!.gam }),
    middle: words('web-mexiko-led', { ...whom(ahead, seats, you), score: pair(furthest.score!) }),
    to: String(gams.at(-1)!.gam),
  }
}
