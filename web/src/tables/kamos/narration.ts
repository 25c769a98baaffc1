// What happens in sentences: each step in one, the whole position in a few.

import type { Move, SheetReport, TurnReport, View } from '../../types/kamos'
import type { SeatFace, Step, Words } from '../contract'
import { isLower, markOf, placeOf, ROWS, rowDoubling } from './rows'
import { diceText, nameOf, rowName } from './labels'
import { standings } from './places'

type Seats = readonly SeatFace[]

/** One sentence for a step; empty where the next one says more. */
export function announce(step: Step<View, Move>, seats: Seats, you: number | null, words: Words): string {
  const { before, after, move } = step
  const name = (seat: number | null): string => nameOf(seats, seat ?? 0)
  switch (move?.type) {
    case 'lot':
      return lotText(before, after, move.dice, name, words)
    case 'throw':
      return after.seat === you && you !== null ? myThrow(after, words) : words('kamos-say-throw', { player: name(after.seat), dice: diceText(move.dice) })
    case 'keep':
      if (before.seat === you) return ''
      return move.dice.length
        ? words('kamos-say-keep', { player: name(before.seat), dice: diceText(move.dice) })
        : words('kamos-say-keep-none', { player: name(before.seat) })
    case 'write':
    case 'cross':
      return written(step, placeOf(move.row), name, words)
    case 'first':
      return words('kamos-say-first', { player: name(move.seat) })
    case 'turn':
      return words('kamos-say-turn', { player: name(before.seat), told: turnText(move, words) })
    case 'sheet':
      return words('kamos-say-sheet', { player: name(move.seat), told: sheetText(move, words) })
    case undefined:
      return ''
  }
}

type Name = (seat: number | null) => string

function lotText(before: View, after: View, dice: readonly number[], name: Name, words: Words): string {
  const thrown = dice.map((die, at) => `${name(before.lot[at] ?? null)} ${die}`).join(', ')
  if (after.lot.length) return words('kamos-say-lot-tie', { thrown })
  return words('kamos-say-lot', { thrown, player: name(after.seat) })
}

function myThrow(view: View, words: Words): string {
  const dice = diceText(view.dice)
  if (view.thrown === 1) return words('web-kamos-said-my-turn', { dice })
  return words('web-kamos-said-dice-left', { dice, left: view.rules.throws - view.thrown })
}

function written({ before, after, move }: Step<View, Move>, place: number, name: Name, words: Words): string {
  const seat = before.seat ?? 0
  const sheet = after.sheets[seat]!
  const player = name(seat)
  const row = rowName(place, words)
  if (move?.type === 'cross' && sheet.lost) return words('kamos-say-lost', { player, row })
  const cells = sheet.cells[place]!
  const points = cells.at(-1)?.points ?? 0
  const said = [move?.type === 'cross' ? words('kamos-say-cross', { player, row }) : words('kamos-say-write', { player, row, points })]
  if (rowDoubling(cells, place, after.rules) === 'yes') said.push(words('web-kamos-said-doubled'))
  if (sheet.full) said.push(words('web-kamos-said-full', { points: words('web-kamos-points', { points: sheet.total }) }))
  return said.join(' ')
}

function turnText(turn: TurnReport, words: Words): string {
  const place = placeOf(turn.row)
  const dice = turn.dice ? diceText(turn.dice) : ''
  const mark = turn.cross ? '×' : turn.points === null ? '' : markOf(place, turn.points)
  return [rowName(place, words), dice, mark, turn.hand && isLower(place) ? words('kamos-from-hand') : ''].filter(Boolean).join(' ')
}

function sheetText(report: SheetReport, words: Words): string {
  const rows = report.rows.map((points, place) => `${rowName(place, words)} ${points}`)
  const total = report.total === null ? [] : [words('kamos-total', { points: report.total })]
  return [...rows, ...total, ...(report.lost ? [words('web-kamos-lost')] : [])].join(', ')
}

/** Where the game stands: whose turn, the dice, all totals, and for me what I could write. */
export function describe(view: View, seats: Seats, you: number | null, words: Words): string {
  if (view.places) {
    const places = standings(view).map(({ seat, place, total, lost }) =>
      words('web-kamos-where-placed', {
        place,
        player: nameOf(seats, seat),
        points: lost ? words('web-kamos-lost') : words('web-kamos-points', { points: total }),
      }),
    )
    return words('web-kamos-where-over', { places: places.join('; ') })
  }
  const told = [view.seat === null ? lotDue(view, seats, words) : words('web-kamos-where-turn', { player: nameOf(seats, view.seat) })]
  if (view.dice.length) told.push(`${onTable(view, words)}.`)
  if (view.dice.length && view.kept === null && view.seat === you && you !== null) told.push(mine(view, words))
  const totals = view.sheets.map((sheet, seat) =>
    sheet.lost
      ? words('web-kamos-where-lost', { player: nameOf(seats, seat) })
      : words('web-kamos-where-one', { player: nameOf(seats, seat), points: sheet.total }),
  )
  told.push(words('web-kamos-where-totals', { totals: totals.join(', ') }))
  return told.join(' ')
}

function lotDue(view: View, seats: Seats, words: Words): string {
  return words('kamos-due-lot', { players: view.lot.map((seat) => nameOf(seats, seat)).join(', ') })
}

function onTable(view: View, words: Words): string {
  const dice = words('kamos-dice', { dice: diceText(view.dice), throw: view.thrown, throws: view.rules.throws })
  return view.hand ? `${dice}, ${words('kamos-from-hand')}` : dice
}

function mine(view: View, words: Words): string {
  const rows = ROWS.flatMap((_, place) => {
    const points = view.preview[place] ?? null
    return points === null ? [] : [words('web-kamos-where-row', { row: rowName(place, words), points })]
  })
  return rows.length ? words('web-kamos-where-rows', { rows: rows.join(', ') }) : words('web-kamos-where-nothing')
}
