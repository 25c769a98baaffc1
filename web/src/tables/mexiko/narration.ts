// The gam in words: for ears, for whoever has just come, and for the line above the ladder.

import type { Move, View } from '../../types/mexiko'
import type { SeatFace, Step, Values, Words } from '../contract'
import { callWord, beats, NAMES } from './calls'
import { fresh, offered } from './offer'
import { outcomeOf, type Outcome } from './scene'

/** Somebody in a sentence: by name, or spoken to. */
export function whom(seat: number, seats: readonly SeatFace[], you: number | null): Values {
  return { who: seats[seat]?.name ?? '', you: seat === you ? 'yes' : 'no' }
}

const team = (seat: number, words: Words): string => words('mexiko-team', { team: seat ? 'guest' : 'home' })

/** How a gam ended and why, without what it came to. */
export function reason(ended: Outcome, seats: readonly SeatFace[], you: number | null, words: Words): string {
  const { by, thrower, call, dice } = ended
  if (by === 'give') return words('web-mexiko-end-give', whom(thrower, seats, you))
  if (call === null || dice === null) return words('web-mexiko-end-report')
  const said = { call: callWord(call, words), dice: callWord(dice, words) }
  if (by === 'doubt') return words('web-mexiko-end-doubt', { ...whom(1 - thrower, seats, you), ...said })
  const enough = beats(dice, call) ? 'yes' : 'no'
  return words('web-mexiko-end-table', { ...whom(thrower, seats, you), ...said, enough })
}

/** What it came to: a set that was won with it says enough. */
export function gain(ended: Outcome, seats: readonly SeatFace[], you: number | null, words: Words): string {
  const { scorer, points, set } = ended
  if (set) return setWon(set, seats, you, words)
  return words('web-mexiko-scores', { ...whom(scorer, seats, you), points })
}

function setWon(set: readonly [number, number], seats: readonly SeatFace[], you: number | null, words: Words): string {
  const winner = set[0] > set[1] ? 0 : 1
  return words('web-mexiko-set-won', { ...whom(winner, seats, you), won: set[winner], lost: set[1 - winner]! })
}

/** The same for who has seen the figures: rightly or not, and no number twice. */
export function verdict(ended: Outcome, seats: readonly SeatFace[], you: number | null, words: Words): string {
  const { by, thrower, call, dice } = ended
  if (call === null || dice === null || by === 'give') return reason(ended, seats, you, words)
  if (by === 'doubt')
    return words('web-mexiko-verdict-doubt', { ...whom(1 - thrower, seats, you), right: dice < call ? 'yes' : 'no' })
  return words('web-mexiko-verdict-table', { ...whom(thrower, seats, you), enough: beats(dice, call) ? 'yes' : 'no' })
}

/** What ended a gam, in two words, for a list of gams. */
export function ending({ by, thrower }: Outcome, seats: readonly SeatFace[], you: number | null, words: Words): string {
  return words('web-mexiko-ending', { by, ...whom(by === 'doubt' ? 1 - thrower : thrower, seats, you) })
}

/** What my plate asks of me; it is shown while the game waits for me. */
export function ask({ gam, die_due, lineup_due, board }: View, throwing: boolean, words: Words): string {
  const due = lineup_due !== null ? 'lineup' : die_due !== null ? (board.fielded[die_due] === null ? 'nominate' : 'replace') : null
  const phases: Partial<Record<typeof gam.phase, string>> = { say: 'call', answer: 'answer', table: 'where', how: 'how' }
  const what = throwing ? 'throw' : (due ?? phases[gam.phase])
  return what ? words('web-mexiko-plate', { what }) : ''
}

/** What the beer asks (MX-30 … MX-34): what is to be drunk up, which glass stands there, who may drink. */
export function beerLines(view: View, seats: readonly SeatFace[], words: Words): string[] {
  const { board, beer, gam, may_drink } = view
  if (beer === null) return []
  const name = (seat: number): string => seats[seat]?.name ?? ''
  const over = gam.phase === 'over'
  const said: string[] = []
  if (board.drinking && !board.gams) {
    const { loser, seconds } = board.drinking
    said.push(words('web-mexiko-drinks', { who: name(loser), winner: name(1 - loser), minutes: seconds / 60 }))
  }
  if (over) return said
  said.push(words('mexiko-beer', { beer: beer ? 'new' : 'same' }))
  const [home, guest] = may_drink
  if (home !== guest) said.push(words('web-mexiko-drink-one', { who: name(home ? 0 : 1) }))
  else said.push(words('web-mexiko-drink', { who: home ? 'both' : 'none' }))
  return said
}

function stands({ board }: View, you: number | null, words: Words): string {
  const first = you ?? 0
  return words('web-mexiko-stands', { first: board.points[first]!, second: board.points[1 - first]! })
}

/** One short sentence for a step; a gam's end takes a second one for the score. */
export function announce(step: Step<View, Move>, seats: SeatFace[], you: number | null, words: Words): string {
  const { move, before, after } = step
  if (!move) return ''
  const ended = after.board.tally.gams > before.board.tally.gams ? outcomeOf(after) : null
  if (ended) {
    const told = `${reason(ended, seats, you, words)} ${gain(ended, seats, you, words)}`
    return ended.set ? told : `${told} ${stands(after, you, words)}`
  }
  const say = (key: string, seat: number, more: Values = {}): string =>
    words(key, { ...whom(seat, seats, you), ...more })
  const thrower = before.gam.thrower
  switch (move.type) {
    case 'throw':
      return thrown(after, seats, you, words)
    case 'say':
      return say('web-mexiko-told-call', thrower, { call: callWord(move.call, words) })
    case 'accept':
      return say('web-mexiko-told-accept', 1 - thrower)
    case 'doubt':
      return say('web-mexiko-told-doubt', 1 - thrower)
    case 'behind':
      return words('web-mexiko-told-behind')
    case 'table':
      return say('web-mexiko-told-table', thrower)
    case 'open':
      return move.dice ? say('web-mexiko-told-open', thrower, { dice: move.dice }) : ''
    case 'time-out':
    case 'foam':
      return say(`web-mexiko-told-${move.type}`, move.seat)
    case 'ready':
      return say('web-mexiko-told-ready', move.seat)
    case 'finished': {
      const { seconds } = after.board.drinking ?? { seconds: 0 }
      return say('web-mexiko-told-finished', move.seat, { winner: seats[1 - move.seat]?.name ?? '', minutes: seconds / 60 })
    }
    case 'nominate':
    case 'substitute':
      return say('web-mexiko-told-plays', move.seat, { die: String(move.die) })
    default:
      return reported(move, after, words)
  }
}

function thrown({ gam }: View, seats: SeatFace[], you: number | null, words: Words): string {
  const who = whom(gam.thrower, seats, you)
  if (gam.open === 2 && gam.dice !== null)
    return words('web-mexiko-told-thrown-open', { ...who, call: callWord(gam.dice, words) })
  if (gam.dice !== null) return words('web-mexiko-told-thrown-mine', { call: callWord(gam.dice, words) })
  if (gam.die) return words('web-mexiko-told-thrown-half', { ...who, die: gam.die })
  return words('web-mexiko-told-thrown', who)
}

/** What a referee reports from a real table. */
function reported(move: Move, after: View, words: Words): string {
  switch (move.type) {
    case 'show':
      return words('mexiko-say-shown', { call: NAMES[move.dice]! })
    case 'set':
      return words('mexiko-say-set', { home: move.home, guest: move.guest })
    case 'match':
      return words('mexiko-say-match', { home: move.home, guest: move.guest })
    case 'per-partes':
      return words('mexiko-say-per-partes', { who: team(after.gam.thrower, words) })
    case 'off-table':
      return words('mexiko-say-off-table', { who: team(after.gam.thrower, words) })
    case 'hand':
      return words('mexiko-say-hand', { who: team(move.seat, words) })
    case 'floor':
      return words('mexiko-say-floor', {
        who: team(move.seat, words),
        card: after.board.cards.at(-1)?.red ? 'red' : 'yellow',
      })
    case 'lineup': {
      const dice = move.dice.map((die) => `${die.number} ${die.name}`.trim()).join(', ')
      return words('mexiko-say-lineup', { who: team(move.seat, words), dice })
    }
    default:
      return ''
  }
}

/** The one thing to do next, or who is waited for. */
export function prompt(
  view: View,
  moves: readonly Move[],
  seats: readonly SeatFace[],
  you: number | null,
  words: Words,
  over = false,
): string {
  const { gam, die_due, lineup_due } = view
  const { phase, thrower } = gam
  if (over || phase === 'over') return words('web-mexiko-over')
  const mine = offered(moves)
  if (mine.dice[0]) return words(mine.dice[0].type === 'nominate' ? 'web-mexiko-ask-nominate' : 'web-mexiko-ask-replace')
  if (mine.lineup) return words('web-mexiko-ask-lineup')
  if (lineup_due !== null) return words('web-mexiko-wait-lineup', whom(lineup_due, seats, you))
  if (die_due !== null) return words('web-mexiko-wait-die', whom(die_due, seats, you))
  const who = whom(thrower, seats, you)
  const other = whom(1 - thrower, seats, you)
  const call = gam.said ?? gam.beat
  const named = call === null ? '' : callWord(call, words)
  switch (phase) {
    case 'how':
      return words('web-mexiko-ask-how', who)
    case 'throw':
      if (fresh(view)) return words('web-mexiko-wait-serve', who)
      return words(gam.table ? 'web-mexiko-wait-open' : 'web-mexiko-wait-throw', who)
    case 'say':
      return gam.beat === null ? words('web-mexiko-ask-serve', who) : words('web-mexiko-ask-beat', { ...who, call: named })
    case 'answer':
      return words('web-mexiko-ask-answer', {
        ...other,
        caller: who.who!,
        mine: thrower === you ? 'yes' : 'no',
        call: named,
      })
    case 'table':
      return words('web-mexiko-ask-table', { ...who, call: named })
    case 'show':
      return words('web-mexiko-wait-show')
  }
}

/** The position in a few sentences. */
export function describe(view: View, seats: SeatFace[], you: number | null, words: Words): string {
  const { board, gam, rules } = view
  const said: string[] = []
  const first = you ?? 0
  const pair = (numbers: readonly number[]): string => `${numbers[first]}:${numbers[1 - first]}`
  if (gam.phase === 'over') {
    said.push(words('web-mexiko-over'), words('web-mexiko-where-sets', { sets: pair(board.match) }))
  } else {
    said.push(
      words('web-mexiko-where', {
        number: board.sets.length + 1,
        first: seats[first]?.name ?? '',
        second: seats[1 - first]?.name ?? '',
        here: board.points[first]!,
        there: board.points[1 - first]!,
      }),
    )
    if (rules.best_of > 1) said.push(words('web-mexiko-where-sets', { sets: pair(board.match) }))
    said.push(words('web-mexiko-where-serves', whom(gam.server, seats, you)))
    if (gam.dice !== null && gam.open !== 2) said.push(words('web-mexiko-told-thrown-mine', { call: callWord(gam.dice, words) }))
    if (gam.dice !== null && gam.open === 2) said.push(words('mexiko-say-shown', { call: callWord(gam.dice, words) }))
    if (gam.die) said.push(words('mexiko-open-die', { die: gam.die }))
    said.push(prompt(view, [], seats, you, words))
  }
  const ended = gam.beat === null && gam.said === null ? outcomeOf(view) : null
  if (ended) said.push(words('web-mexiko-last', { what: `${reason(ended, seats, you, words)} ${gain(ended, seats, you, words)}` }))
  return said.join(' ')
}
