// Made by script/types from the values that travel: do not edit.

export interface Clock {
  move?: number | null
  game?: number | null
  added?: number
}

export interface Setup {
  game: string
  seats: string[]
  rules?: string
  options?: Record<string, string>
  clock?: Clock
  public?: boolean
  absent?: 'bot' | 'claim'
}

export interface Join {
  type: 'join'
  seat?: number | null
  value?: string
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

export type What = 'rematch' | 'undo'

export interface Offer {
  type: 'offer'
  what: What
}

export interface Answer {
  type: 'answer'
  what: What
  yes: boolean
}

export interface Claim {
  type: 'claim'
}

export interface Return {
  type: 'return'
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

export type Command = Join | Leave | Start | Play | Resign | Offer | Answer | Claim | Return | Say | Mute
