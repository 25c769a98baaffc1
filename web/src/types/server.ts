// Made by script/types from the values that travel: do not edit.

export interface Clock {
  move?: number | null
  game?: number | null
  added?: number
  rules?: boolean
}

export interface Origin {
  table: string
  position: number
}

export interface Setup {
  game: string
  seats: string[]
  rules?: string
  options?: Record<string, string>
  clock?: Clock
  public?: boolean
  absent?: 'bot' | 'claim'
  origin?: Origin | null
  referee?: boolean
}

export interface Join {
  type: 'join'
  seat?: number | null
}

export interface Commit {
  type: 'commit'
  commitment: string
}

export interface Reveal {
  type: 'reveal'
  value: string
}

export interface Leave {
  type: 'leave'
}

export interface Start {
  type: 'start'
  fill?: string
}

export interface Play {
  type: 'play'
  position: number
  move: unknown
}

export interface Resign {
  type: 'resign'
}

export type OfferKind = 'rematch' | 'undo'

export interface Offer {
  type: 'offer'
  what: OfferKind
}

export interface Answer {
  type: 'answer'
  what: OfferKind
  yes: boolean
}

export interface Claim {
  type: 'claim'
}

export interface Return {
  type: 'return'
}

export interface Officiate {
  type: 'officiate'
  key: string
}

export interface Say {
  type: 'say'
  text?: string
  phrase?: string
}

export interface Mute {
  type: 'mute'
  whom: string
  on?: boolean
}

export type Command = Join | Commit | Reveal | Leave | Start | Play | Resign | Offer | Answer | Claim | Return | Officiate | Say | Mute

export interface Do {
  type: 'command'
  id: string
  do: Join | Commit | Reveal | Leave | Start | Play | Resign | Offer | Answer | Claim | Return | Officiate | Say | Mute
}

export interface Ping {
  type: 'ping'
  at: number
}

export type FromClient = Do | Ping

export interface CountdownView {
  what: string
  seat: number | null
  seconds: number
  until: number
}

export interface ClockView {
  since: number | null
  used: number[]
  due: number | null
  game: number | null
  rest: number | null
  left: number[]
  countdowns: CountdownView[]
}

export type Phase = 'open' | 'running' | 'over' | 'closed'

export interface SeatView {
  kind: 'bot' | 'open' | 'person' | 'program'
  name: string
  person: string | null
  engine: string | null
  taken: string | null
  why: 'clock' | 'gone' | 'resigned' | null
  gone_until: number | null
  claimable: 'clock' | 'gone' | null
  guest: boolean
}

export interface Agreeing {
  due: 'commit' | 'reveal'
  commitments: string[]
  values: string[]
}

export interface OpenOffer {
  what: OfferKind
  seat: number
  position: number
  agreed: number[]
}

export interface Person {
  id: string
  name: string
  bot: boolean
  guest: boolean
}

export interface Ended {
  type: 'ended'
  places: number[]
  score: number[]
  why: 'claimed' | 'closed' | 'played' | 'resigned'
  won: boolean
}

export interface TableView {
  you: number | null
  officiates: boolean
  late: boolean
  view: unknown
  moves: unknown
  ready: unknown
  clocks: ClockView
  muted: string[]
  number: number
  at: number
  id: string
  setup: Setup
  phase: Phase
  commitment: string
  owner: string
  seats: SeatView[]
  agreeing: Agreeing | null
  position: number
  undo: number | null
  offers: OpenOffer[]
  referee: Person | null
  silent: boolean
  points: number[]
  ended: Ended | null
  next: string | null
}

export interface Created {
  type: 'created'
  table: string
  owner: Person
  setup: Setup
  commitment: string
  lead: unknown[]
}

export interface Joined {
  type: 'joined'
  seat: number
  who: Person
  value: string
  engine: string | null
}

export interface Left {
  type: 'left'
  seat: number
}

export interface Committed {
  type: 'committed'
  seat: number
  commitment: string
}

export interface Revealed {
  type: 'revealed'
  seat: number
  value: string
}

export interface Closed {
  type: 'closed'
}

export interface Begun {
  type: 'begun'
  values: string[]
}

export type Role = 'chance' | 'referee' | 'keeper' | 'spectator'

export interface MovedView {
  type: 'moved'
  by: number | Role
  position: number
  move: unknown
  view: unknown
  engine: string | null
}

export interface Undone {
  type: 'undone'
  entry: number
}

export interface Offered {
  type: 'offered'
  seat: number
  what: OfferKind
  position: number
}

export interface Answered {
  type: 'answered'
  seat: number
  what: OfferKind
  yes: boolean
  left: boolean
}

export interface Rematch {
  type: 'rematch'
  table: string
  commitment: string
}

export interface Gone {
  type: 'gone'
  seat: number
  until: number
}

export interface Back {
  type: 'back'
  seat: number
}

export interface TakenOver {
  type: 'taken-over'
  seat: number
  engine: string
  why: 'clock' | 'gone' | 'resigned'
}

export interface Claimable {
  type: 'claimable'
  seat: number
  why: 'clock' | 'gone'
}

export interface GivenBack {
  type: 'given-back'
  ms: number
}

export interface Said {
  type: 'said'
  who: Person
  text: string
  phrase: string
  held: boolean
}

export interface SaidView {
  number: number
  who: Person
  text: string
  phrase: string
}

export interface HeardView {
  type: 'heard'
  said: SaidView[]
}

export interface Appointed {
  type: 'appointed'
  who: Person
}

export interface Dismissed {
  type: 'dismissed'
}

export interface Warned {
  type: 'warned'
  seat: number
  seconds: number
  late: boolean
}

export interface EventView {
  number: number
  at: number
  body: Created | Joined | Left | Committed | Revealed | Closed | Begun | MovedView | Undone | Offered | Answered | Rematch | Gone | Back | TakenOver | Claimable | GivenBack | Ended | Said | HeardView | Appointed | Dismissed | Warned | null
}

export interface Welcome {
  type: 'welcome'
  table: TableView
  events: EventView[]
  person: Person | null
  watching: number
  now: number
}

export interface Events {
  type: 'events'
  events: EventView[]
  table: TableView
}

export interface Done {
  type: 'done'
  id: string
  number: number
}

export interface Fault {
  rule: string
  code: string
  found: string
  expected: string
}

export interface NotDone {
  type: 'refused'
  id: string
  error: Fault
  table: TableView
}

export interface Pong {
  type: 'pong'
  at: number
  now: number
}

export interface Watching {
  type: 'watching'
  count: number
}

export interface Closing {
  type: 'closing'
  why: string
}

export type FromServer = Welcome | Events | Done | NotDone | Pong | Watching | Closing

export interface Me {
  kind: 'account' | 'guest' | 'nobody' | 'program'
  person: Person | null
  password: boolean
  passkeys: number
  recovery: number
  programs: number
  fresh: boolean
}

export interface OptionView {
  rule: string
  default: string
  kind: 'choice' | 'number' | 'text'
  expected: string
  values: string[]
  range: [number, number] | null
  live: boolean
}

export interface GameView {
  name: string
  seats: [number, number]
  usual: number
  referee: boolean
  sides: Record<string, number[][]>
  bots: string[]
  rule_sets: Record<string, Record<string, OptionView>>
}

export interface Make {
  id: string
  setup: Setup
}

export interface Made {
  id: string
  commitment: string
}

export interface Summary {
  game: string
  public: boolean
  setup: Setup
  owner: string
  seats: SeatView[]
  points: number[]
  begun: number | null
  ended: Ended | null
  next: string | null
  owner_guest: boolean
}

export interface Listed {
  id: string
  created: number
  phase: Phase
  summary: Summary
  you: number | null
}

export interface Tables {
  tables: Listed[]
  next: string | null
}

export interface RefereeKey {
  key: string
}

export interface SeenMove {
  entry: number
  by: number | Role
  move: unknown
  view: unknown
}

export interface MovesSoFar {
  position: number
  start: unknown
  moves: SeenMove[]
}

export interface OwnTable {
  id: string
  created: number
  phase: Phase
  summary: Summary
  you: number | null
  turn: boolean
}

export interface Invited {
  id: string
  created: number
  phase: Phase
  summary: Summary
  you: number | null
  by: string
}

export interface Verdict {
  accuracy: number
  luck: number
  unit: string
}

export interface Played {
  id: string
  created: number
  phase: Phase
  summary: Summary
  you: number | null
  verdict: Verdict | null
}

export interface Home {
  mine: OwnTable[]
  invited: Invited[]
  waiting: Listed[]
  running: Listed[]
  last: Played | null
  today: string
}

export interface PlayedGames {
  games: Played[]
  next: string | null
}

export interface Loss {
  game: string
  kind: string
  cost: number
  unit: string
}

export interface Losses {
  losses: Loss[]
  games: number
}

export interface Friend {
  id: string
  name: string
  guest: boolean
  where: 'away' | 'playing' | 'waiting'
  table: string | null
}

export interface Somebody {
  id: string
  name: string
  guest: boolean
}

export interface Circle {
  friends: Friend[]
  asking: Somebody[]
  asked: Somebody[]
  met: Somebody[]
}

export interface StepView {
  entry: number
  by: number | Role
  text: string
  move: unknown
  shown: unknown
  view: unknown
}

export interface Result {
  places: number[]
  score: number[]
  won: boolean
}

export interface Steps {
  table: string
  game: string
  rules: string
  options: Record<string, string>
  names: string[]
  start: unknown
  steps: StepView[]
  result: Result | null
  guests: number[]
}

export interface Decision {
  number: number
  seat: number
  choice: string
  best: string
  cost: number
  worth: number
  error: number
  hindsight: number | null
  hindsight_best: string | null
  move: unknown
  best_move: unknown
  hindsight_move: unknown
}

export interface Luck {
  number: number
  side: number
  gain: number
}

export interface Standing {
  seat: number
  side: number
  decisions: number
  cost: number
  error_rate: number
  luck: number
}

export interface Analysis {
  unit: string
  decisions: Decision[]
  luck: Luck[]
  lost: number[]
  players: Standing[]
}

export interface Study {
  ahead: number
  done: number
  total: number
  analysis: Analysis | null
}

export interface Thrown {
  entry: number
  text: string
  move: unknown
  previous: unknown
  gone: boolean
  put: boolean
}

export interface Chance {
  game: string
  names: string[]
  kind: string
  id: string
  commitment: string
  secret: string
  values: string[]
  commitments: string[]
  bots: string[]
  origin: string
  taken: number
  throws: Thrown[]
  guests: number[]
}

export interface ChoiceView {
  move: unknown
  cost: number
  error: number
}

export interface Task {
  id: string
  game: string
  seat: number
  seats: number
  unit: string
  view: unknown
  choices: ChoiceView[]
}

export interface Asked {
  task: Task | null
}

export interface Habit {
  times: number
  of: number
  expected: number | null
}

export interface Own {
  games: number
  won: number
  faces: number[]
  habits: Record<string, Habit>
}

export interface Statistics {
  games: Record<string, Own>
  left: number
}

export interface Fallen {
  people: number[]
  bots: number[]
}

export interface SiteDice {
  games: Record<string, Fallen>
  left: number
}

export interface Account {
  me: Me
  recovery: string[]
}

export interface PasskeyView {
  id: string
  label: string
  created: number
  used: number | null
}

export interface Ticket {
  ticket: string
  options: Record<string, unknown>
}

export interface Program {
  id: string
  name: string
  person: string
  created: number
  used: number | null
}

export interface MadeProgram {
  program: Program
  token: string
}

export interface SessionView {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}
