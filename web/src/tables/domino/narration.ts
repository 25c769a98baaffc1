// The game in sentences: a step, a position, a round's end.

import type { Move, Outcome, View } from '../../types/domino'
import type { SeatFace, Step, Words } from '../contract'
import { ended } from './count'
import { nameOf } from './seating'
import { said, written } from './tiles'

/** The seats that are waited for. */
export function waits(view: View): number[] {
  return view.turn === null ? [] : [view.turn]
}

/** How a round ended. */
export function outcomeSaid(number: number, outcome: Outcome, words: Words): string {
  if (outcome.by === 'revoke') return words('domino-ended-revoke', { number })
  if (outcome.winner === null) return words('domino-ended-drawn', { number })
  return words(`domino-ended-${outcome.by}`, { number, pair: outcome.winner, points: outcome.points })
}

/** How a round ended, as a headline over its count; `number`: of a fish. */
export function headline(outcome: Outcome, number: number | null, round: number, seats: SeatFace[], words: Words): string {
  if (outcome.by === 'revoke') return words('web-domino-head-revoke', { round })
  if (outcome.by === 'fish') return number === null ? words('web-domino-head-fish', { round }) : words('web-domino-head-fish-on', { number })
  return outcome.seat === null ? words('web-domino-head-out-pair', { pair: outcome.winner! }) : words('web-domino-head-out', { player: nameOf(seats, outcome.seat) })
}

/** Why its pair writes. */
export function reason(outcome: Outcome, words: Words): string {
  return words(`web-domino-why-${outcome.by === 'fish' && outcome.winner === null ? 'drawn' : outcome.by}`)
}

export function reasonSaid(reason: string, words: Words): string {
  switch (reason) {
    case 'slow':
    case 'signs':
    case 'touched':
    case 'out-of-turn':
    case 'revoke':
      return words(`domino-reason-${reason}`)
    default:
      return reason || '–'
  }
}

type Told = Step<View, Move>

/** A step in one short sentence. */
export function announce(step: Told, seats: SeatFace[], you: number | null, words: Words): string {
  const parts = [moveSaid(step, seats, you, words)]
  if (step.after.rounds.length > step.before.rounds.length) {
    parts.push(outcomeSaid(step.after.rounds.length, step.after.rounds.at(-1)!, words))
  } else if (you !== null && step.after.turn === you && step.before.turn !== you) {
    parts.push(words('web-domino-yours'))
  }
  return parts.filter(Boolean).join(' ')
}

/** What was done, in a sentence; empty: not worth one. */
export function moveSaid({ by, move, before, after }: Told, seats: SeatFace[], you: number | null, words: Words): string {
  if (!move) return ''
  const name = (seat: number | null): string => (seat === null ? '' : nameOf(seats, seat))
  const mover = name(typeof by === 'number' ? by : before.turn)
  switch (move.type) {
    case 'lots': {
      const tiles = move.tiles.map((tile, seat) => `${name(seat)} ${said(tile)}`).join(', ')
      return `${words('domino-say-lots', { tiles })} ${words('domino-lead', { player: name(after.lead) })}.`
    }
    case 'reshuffle':
      return words('domino-say-reshuffle', { player: name(before.lead) })
    case 'draw':
      return words('web-domino-draws', { player: name(before.lead) })
    case 'deal': {
      const hand = you === null ? null : after.hands[you]
      const dealt = words('domino-say-deal')
      return hand ? `${dealt} ${words('domino-hand', { tiles: hand.map(said).join(', ') })}.` : dealt
    }
    case 'lay': {
      const player = mover
      const tile = said(move.tile)
      if (!before.chain.length) return words('domino-say-lay-first', { player, tile })
      return words('web-domino-laid', { player, tile, left: after.left ?? '', right: after.right ?? '' })
    }
    case 'pass':
      return words('domino-say-pass', { player: mover })
    case 'overdue':
      return words('domino-say-overdue', { player: name(before.turn) })
    case 'slow':
    case 'excused':
    case 'revoke':
    case 'signs':
    case 'sign':
      return words(`domino-say-${move.type}`, { player: name(move.seat) })
    case 'touched': {
      const player = name(move.seat)
      return move.tile ? words('domino-say-touched-tile', { player, tile: said(move.tile) }) : words('domino-say-touched', { player })
    }
    case 'out-of-turn':
      return words(`domino-say-out-of-turn-${move.decision}`, { player: name(move.seat) })
    case 'penalty': {
      const pair = move.seat === null ? move.pair : `${move.pair}, ${name(move.seat)}`
      if (!move.reason) return words('domino-say-penalty', { pair, points: move.points })
      return words('domino-say-penalty-for', { pair, points: move.points, reason: reasonSaid(move.reason, words) })
    }
    case 'time-up':
      return words('domino-say-time')
    case 'absent':
      return words('domino-say-absent', { pair: move.pair })
    case 'confirm':
    case 'round':
    case 'party':
      return ''
  }
}

/** The round and the score. */
export function heading(view: View, words: Words): string {
  const [a, b] = [written(view.points[0]), written(view.points[1])]
  const line = words('domino-heading', { number: view.number, a, b, target: view.rules.target })
  return view.time_up && !view.winner ? `${line} ${words('domino-time-up')}` : line
}

/** The chain and its ends, for ears. */
export function chainSaid(view: View, words: Words): string {
  if (!view.chain.length) return words('domino-empty')
  const tiles = words('domino-chain', { tiles: view.chain.map(said).join(', ') })
  if (view.left === null || view.right === null) return tiles
  return `${tiles}. ${words('web-domino-ends', { left: view.left, right: view.right })}`
}

/** The whole position. */
export function describe(view: View, seats: SeatFace[], you: number | null, words: Words): string {
  const parts = [heading(view, words)]
  const outcome = ended(view)
  if (view.by) parts.push(words(`domino-decided-${view.by}`, { target: view.rules.target }))
  else if (outcome) parts.push(outcomeSaid(view.rounds.length, outcome, words))
  if (!outcome) parts.push(chainSaid(view, words))
  if (!outcome && view.chain.length) {
    for (const seat of [1, 2, 3].map((place) => ((you ?? 3) + place) % 4))
      parts.push(`${words('domino-holds', { player: nameOf(seats, seat), tiles: view.sizes[seat]! })}.`)
  }
  const hand = you === null || outcome ? null : view.hands[you]
  if (hand?.length) parts.push(`${words('domino-hand', { tiles: hand.map(said).join(', ') })}.`)
  if (view.turn !== null)
    parts.push(view.turn === you ? words('web-domino-yours') : words('web-domino-waits', { player: nameOf(seats, view.turn) }))
  return parts.join(' ')
}
