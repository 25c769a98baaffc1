// Made by script/types from the values that travel: do not edit.

export interface Fima1 {
  two_points: 'called' | 'thrown-or-called'
  open_mexiko_pays_two: boolean
  voluntary_open: boolean
  best_of: number
  play_all: boolean
  beer: boolean
  beers: 'as-sets' | 'one-less'
  spanish: boolean
  red_card: boolean
  cards: 'die' | 'team'
  lineups: boolean
}

export interface Die {
  number: number
  name: string
}

export interface Card {
  seat: number
  die: number | null
  red: boolean
  set: number
}

export interface Drinking {
  loser: number
  seconds: number
  finished: boolean
}

export interface Ended {
  scorer: number
  points: number
  by: string
  call: number | null
  dice: number | null
}

export interface Tally {
  gams: number
  calls: number
  doubts: number
  caught: number
  tables: number
  gives: number
  twos: number
}

export interface Board {
  sets: [number, number][]
  match: [number, number]
  points: [number, number]
  gams: number
  fielded: [number | null, number | null]
  timeouts: [number, number]
  foam: [boolean, boolean]
  paused: boolean
  ready: number[]
  lineups: [Die[], Die[]]
  cards: Card[]
  drinking: Drinking | null
  last: Ended | null
  tally: Tally
}

export type Phase = 'how' | 'throw' | 'say' | 'answer' | 'table' | 'show' | 'over'

export interface Gam {
  phase: Phase
  server: number
  thrower: number
  beat: number | null
  said: number | null
  dice: number | null
  open: number | null
  die: number
  table: boolean
  calls: number[]
}

export type Role = 'chance' | 'referee' | 'keeper' | 'spectator'

export interface View {
  seat: number | null
  rules: Fima1
  board: Board
  gam: Gam
  waits_for: (number | Role)[]
  die_due: number | null
  lineup_due: number | null
  beer: boolean | null
  may_drink: [boolean, boolean]
}

export interface Throw {
  type: 'throw'
  dice: number | null
  die: number
}

export interface Open {
  type: 'open'
  dice: number
}

export interface Say {
  type: 'say'
  call: number
}

export interface HandOver {
  type: 'give'
}

export interface Accept {
  type: 'accept'
}

export interface Doubt {
  type: 'doubt'
}

export interface Behind {
  type: 'behind'
}

export interface ToTable {
  type: 'table'
}

export interface Show {
  type: 'show'
  dice: number
}

export interface GamResult {
  type: 'gam'
  scorer: number
  points: number
}

export interface SetResult {
  type: 'set'
  home: number
  guest: number
}

export interface MatchResult {
  type: 'match'
  home: number
  guest: number
}

export interface PerPartes {
  type: 'per-partes'
}

export interface OffTable {
  type: 'off-table'
}

export interface Hand {
  type: 'hand'
  seat: number
}

export interface Floor {
  type: 'floor'
  seat: number
}

export interface LineUp {
  type: 'lineup'
  seat: number
  dice: Die[]
}

export interface Nominate {
  type: 'nominate'
  seat: number
  die: number
}

export interface Substitute {
  type: 'substitute'
  seat: number
  die: number
}

export interface TimeOut {
  type: 'time-out'
  seat: number
  seconds: number | null
}

export interface Foam {
  type: 'foam'
  seat: number
  seconds: number | null
}

export interface Finished {
  type: 'finished'
  seat: number
}

export interface Ready {
  type: 'ready'
  seat: number
}

export type Move = Throw | Open | Say | HandOver | Accept | Doubt | Behind | ToTable | Show | GamResult | SetResult | MatchResult | PerPartes | OffTable | Hand | Floor | LineUp | Nominate | Substitute | TimeOut | Foam | Finished | Ready
