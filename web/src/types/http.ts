// Made by script/types from the values that travel: do not edit.

import type { Phase, Setup, Summary } from './live'

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
  sides: Record<string, number[][]>
  bots: string[]
  rule_sets: Record<string, Record<string, OptionView>>
}

export interface Make {
  id: string
  setup: Setup
  value?: string
}

export interface Made {
  id: string
}

export interface Listed {
  id: string
  created: number
  phase: Phase
  summary: Summary
}

export interface Tables {
  tables: Listed[]
  next: string | null
}
