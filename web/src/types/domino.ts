// Made by script/types from the values that travel: do not edit.

export type Role = 'chance' | 'referee' | 'keeper' | 'spectator'

export interface Sport1 {
  target: number
  count: 'all' | 'opponents'
  party_time: number
  time_penalty: number
  grace: number
  reshuffle: boolean
  lead: 'rotate' | 'winner'
  sort_hand: boolean
  touched: number
  takebacks: boolean
  out_of_turn: number
  auto_pass: boolean
  revoke: number
  allow_revoke: boolean
  signs: number
  signs_warning: boolean
}

export type Due = 'lots' | 'choice' | 'deal' | 'play' | 'count' | 'judge' | 'over'

export interface Played {
  seat: number
  tile: string | null
  side: string | null
  seconds: number | null
}

export interface Outcome {
  winner: 'A' | 'B' | null
  by: 'fish' | 'out' | 'revoke'
  points: number
  leader: number
  seat: number | null
  left: number[] | null
  tiles: number
  passes: number
  reported: boolean
}

export interface Sanction {
  pair: 'A' | 'B'
  reason: string
  points: number
  round: number
  seat: number | null
}

export interface View {
  viewer: number | Role
  names: string[]
  rules: Sport1
  due: Due
  turn: number | null
  number: number
  lead: number
  shuffler: number
  chain: string[]
  first: number
  left: number | null
  right: number | null
  plays: Played[]
  hands: (string[] | null)[]
  sizes: number[]
  lacks: number[][]
  open: string[][]
  must: string | null
  allowance: number | null
  points: [number, number]
  rounds: Outcome[]
  sanctions: Sanction[]
  time_up: boolean
  confirmed: number[]
  signed: number[]
  winner: 'A' | 'B' | null
  by: string | null
}

export interface Lots {
  type: 'lots'
  tiles: string[]
}

export interface Reshuffle {
  type: 'reshuffle'
}

export interface Draw {
  type: 'draw'
}

export interface Deal {
  type: 'deal'
  hands: (string[] | null)[]
}

export interface Lay {
  type: 'lay'
  tile: string
  side: 'left' | 'right' | null
  seconds: number | null
}

export interface Pass {
  type: 'pass'
  seconds: number | null
}

export interface RoundReport {
  type: 'round'
  winner: 'A' | 'B' | null
  by: 'fish' | 'out' | 'revoke'
  points: number | null
  seat: number | null
}

export interface PartyReport {
  type: 'party'
  a: number
  b: number
  time: boolean
}

export interface Slow {
  type: 'slow'
  seat: number
}

export interface Overdue {
  type: 'overdue'
}

export interface Excused {
  type: 'excused'
  seat: number
}

export interface Touched {
  type: 'touched'
  seat: number
  tile: string | null
}

export interface OutOfTurn {
  type: 'out-of-turn'
  seat: number
  decision: 'continue' | 'restart'
  tile: string | null
}

export interface Revoke {
  type: 'revoke'
  seat: number
}

export interface Signs {
  type: 'signs'
  seat: number
}

export interface Penalty {
  type: 'penalty'
  pair: 'A' | 'B'
  points: number
  reason: string
  seat: number | null
}

export interface TimeUp {
  type: 'time-up'
}

export interface Absent {
  type: 'absent'
  pair: 'A' | 'B'
}

export interface Confirm {
  type: 'confirm'
  seat: number
}

export interface Sign {
  type: 'sign'
  seat: number
}

export type Move = Lots | Reshuffle | Draw | Deal | Lay | Pass | RoundReport | PartyReport | Slow | Overdue | Excused | Touched | OutOfTurn | Revoke | Signs | Penalty | TimeUp | Absent | Confirm | Sign
