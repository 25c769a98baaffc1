// A choice as the record writes it: 34, 34<, 34> and - for a pass.

import type { Move } from '../../types/domino'

const SIDES: Record<string, 'left' | 'right'> = { '<': 'left', '>': 'right' }

export function noted(text: string): Move | null {
  if (text === '-') return { type: 'pass', seconds: null }
  const [, tile, sign] = /^([0-6]{2})([<>]?)$/.exec(text) ?? []
  return tile ? { type: 'lay', tile, side: sign ? SIDES[sign]! : null, seconds: null } : null
}
