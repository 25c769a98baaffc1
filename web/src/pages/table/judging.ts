// What a referee may decide at a table on the net, as moves of the game.

import type { TableView } from '../../types/server'

/** A decision: its move, and the code of its words (`web-judge-CODE`). */
export interface Decision {
  code: string
  move: object
  /** What it takes beside the seat. */
  needs?: 'penalty'
}

/** The decisions that are about a seat. */
export function decisions(table: Pick<TableView, 'setup'>, seat: number): Decision[] {
  switch (table.setup.game) {
    case 'domino':
      return [
        { code: 'signs', move: { type: 'signs', seat } },
        { code: 'touched', move: { type: 'touched', seat } },
        { code: 'out-of-turn', move: { type: 'out-of-turn', seat, decision: 'restart' } },
        { code: 'revoke', move: { type: 'revoke', seat } },
        { code: 'slow', move: { type: 'slow', seat } },
        { code: 'excused', move: { type: 'excused', seat } },
        { code: 'penalty', move: { type: 'penalty', pair: seat % 2 ? 'B' : 'A' }, needs: 'penalty' },
      ]
    case 'mexiko':
      return [
        { code: 'hand', move: { type: 'hand', seat } },
        { code: 'floor', move: { type: 'floor', seat } },
      ]
    default:
      return []
  }
}

/** Those that are about the throw on the table, whoever made it. */
export function ofTheThrow(table: Pick<TableView, 'setup'>): Decision[] {
  if (table.setup.game !== 'mexiko') return []
  return [
    { code: 'per-partes', move: { type: 'per-partes' } },
    { code: 'off-table', move: { type: 'off-table' } },
  ]
}

/** The reason of a penalty as a code: it is shown in every language. */
export function reasonOf(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
}

/** The key in a link to the referee's seat; null: it is another link. */
export function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('referee')
}
