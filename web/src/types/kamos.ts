// Made by script/types from the values that travel: do not edit.

export type Role = 'chance' | 'referee' | 'keeper' | 'spectator'

export interface Kamos1 {
  columns: number
  throws: number
  hand: 'any-full-throw' | 'first-throw'
  delo_from_hand_only: boolean
  regal_row_doubles: boolean
  hajcman: 'forced' | 'free'
  no_hajcman_doubles: boolean
}

export interface Cell {
  points: number
  mark: string
  hand: boolean
}

export interface Sheet {
  cells: Cell[][]
  points: number[]
  balance: (number | null)[]
  total: number
  full: boolean
  lost: boolean
  reported: boolean
}

export interface View {
  viewer: number | Role
  rules: Kamos1
  names: string[]
  sheets: Sheet[]
  lot: number[]
  seat: number | null
  dice: number[]
  kept: number[] | null
  thrown: number
  hand: boolean
  preview: (number | null)[]
  turns: number
  places: number[] | null
}

export interface Lot {
  type: 'lot'
  dice: number[]
}

export interface Throw {
  type: 'throw'
  dice: number[]
}

export interface Keep {
  type: 'keep'
  dice: number[]
}

export interface Write {
  type: 'write'
  row: '1' | '2' | '3' | '4' | '5' | '6' | 'cina' | 'delo' | 'kamos' | 'regal'
}

export interface Cross {
  type: 'cross'
  row: '1' | '2' | '3' | '4' | '5' | '6' | 'cina' | 'delo' | 'kamos' | 'regal'
}

export interface First {
  type: 'first'
  seat: number
}

export interface TurnReport {
  type: 'turn'
  row: '1' | '2' | '3' | '4' | '5' | '6' | 'cina' | 'delo' | 'kamos' | 'regal'
  dice: number[] | null
  points: number | null
  hand: boolean
  cross: boolean
}

export interface SheetReport {
  type: 'sheet'
  seat: number
  rows: number[]
  total: number | null
  lost: boolean
}

export type Move = Lot | Throw | Keep | Write | Cross | First | TurnReport | SheetReport
