import type { Move, View } from '../../types/domino'
import type { GameTable, Step, Words } from '../contract'
import { ended } from './count'
import { sounds } from './sounds'
import Table from './Table.svelte'
import { announce, describe, waits } from './narration'
import { said } from './tiles'

/** How long a step is looked at: a round's end and the lots longer than a tile. */
export function pace({ move, before, after }: Step<View, Move>): number {
  if (after.rounds.length > before.rounds.length) return 1500
  switch (move?.type) {
    case 'lots':
      return 2600
    case 'deal':
      return 900
    case 'confirm':
    case 'sign':
      return 0
    default:
      return 700
  }
}

/** A lay by its tile, and by the end where that is a choice. */
export function choice(move: Move, view: View, words: Words): string {
  if (move.type === 'pass') return words('web-domino-pass')
  if (move.type !== 'lay') return ''
  const end = move.side === 'left' ? view.left : view.right
  const free = move.side === null || end === null || view.left === view.right
  return free ? said(move.tile) : words('web-domino-to-end', { tile: said(move.tile), number: end })
}

/** What a first game is told: the draw, the count, what fits, pas. */
export function hints(view: View, moves: Move[]): string[] {
  const types = new Set(moves.map((move) => move.type))
  if (types.has('lay')) return view.left === null ? ['first', 'aim'] : ['lay', 'aim']
  if (types.has('pass')) return ['pass']
  if (!types.has('draw')) return []
  return view.rounds.length ? ['between'] : ['draw'] // a count lies there besides, to be seen
}

/** What is played, for the bar. */
export function facts(view: View, words: Words): string {
  if (ended(view)) return words('web-domino-facts-end', { number: view.rounds.length })
  const said = words('web-domino-facts', { number: view.number, target: view.rules.target })
  return view.time_up ? `${said} · ${words('domino-time-up')}` : said
}

export const table: GameTable<View, Move> = {
  Table,
  secret: true,
  words: ['domino', 'web_domino'],
  waits,
  announce,
  describe,
  choice,
  hints,
  sounds,
  pace,
  facts,
  story: async () => (await import('./telling')).story,
}
