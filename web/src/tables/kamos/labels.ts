// Dice, rows and sheets in words: what a picture of them says.

import type { Cell, Kamos1, Move, Sheet, View } from '../../types/kamos'
import type { SeatFace, Words } from '../contract'
import type { Offer } from './offers'
import { balanceOf, CROSS, isLower, placeOf, ROWS, rowDoubling } from './rows'

/** Dice as they are read out. */
export const diceText = (dice: readonly number[]): string => dice.join(' ')

/** A seat by its name. */
export const nameOf = (seats: readonly SeatFace[], seat: number): string => seats[seat]?.name ?? String(seat + 1)

/** A row by its name. */
export const rowName = (place: number, words: Words): string => words(`kamos-row-${ROWS[place]}`)

/** Which turn it is of how many each has, for the bar. */
export function facts({ rules, sheets, turns, places }: View, words: Words): string {
  const all = ROWS.length * rules.columns
  return places ? '' : words('web-kamos-facts', { turn: Math.min(all, Math.floor(turns / sheets.length) + 1), turns: all })
}

/** A choice by its name, for lists of them. */
export function choice(move: Move, _view: View, words: Words): string {
  switch (move.type) {
    case 'keep':
      return words(move.dice.length ? 'web-kamos-choice-keep' : 'web-kamos-choice-all', { dice: diceText(move.dice) })
    case 'write':
      return words('web-kamos-choice-write', { row: rowName(placeOf(move.row), words) })
    case 'cross':
      return words('web-kamos-choice-cross', { row: rowName(placeOf(move.row), words) })
    default:
      return ''
  }
}

/** What stands in a cell. */
export function cellText(cell: Cell, place: number, words: Words): string {
  if (cell.mark === CROSS) return words('web-kamos-mark-cross')
  if (isLower(place)) return cell.hand ? words('web-kamos-mark-hand', { points: cell.points }) : String(cell.points)
  if (cell.mark === '/') return words('web-kamos-mark-norm')
  if (cell.mark === 'O') return words('web-kamos-mark-round')
  if (cell.mark === 'OO') return words('web-kamos-mark-five')
  return words('web-kamos-mark-dice', { count: cell.points / (place + 1) })
}

/** How a row stands against its norms; empty for a row without. */
export function balanceText(balance: number | null, words: Words): string {
  if (balance === null) return ''
  if (balance === 0) return words('web-kamos-even')
  return balance > 0 ? words('web-kamos-over', { count: balance }) : words('web-kamos-short', { count: -balance })
}

/** What writing in a row would bring now; empty where nothing can be written. */
export function offerText(offer: Offer | null, words: Words): string {
  if (!offer) return ''
  if (offer.points !== null) return words('web-kamos-gives', { points: words('web-kamos-points', { points: offer.points }) })
  if (!offer.onlyCross) return ''
  return words(offer.loses ? 'web-kamos-gives-loss' : 'web-kamos-gives-cross')
}

/** A whole row: its cells, its points, its norms, its doubling, and what it offers now. */
export function rowText(sheet: Sheet, place: number, rules: Kamos1, offer: Offer | null, words: Words): string {
  const cells = sheet.cells[place] ?? []
  const doubling = rowDoubling(cells, place, rules)
  const told = [
    cells.length ? cells.map((cell) => cellText(cell, place, words)).join(', ') : sheet.reported ? '' : words('web-kamos-empty'),
    cells.length || sheet.reported ? words('web-kamos-points', { points: sheet.points[place] ?? 0 }) : '',
    balanceText(balanceOf(sheet, place), words),
    doubling === 'yes' ? words('web-kamos-doubled') : doubling === 'may' ? words('web-kamos-may-double') : '',
    offerText(offer, words),
  ]
  return words('web-kamos-row', { row: rowName(place, words), cells: told.filter(Boolean).join('; ') })
}
