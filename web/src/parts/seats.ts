// The seats as a game's own table draws them.

import type { SeatFace } from '../tables/contract'
import type { TableView } from '../types/server'
import { seatNames } from '../words/names'

export function facesOf(table: TableView): SeatFace[] {
  const names = seatNames(table.seats, table.you)
  return table.seats.map((seat, at) => ({
    name: names[at]!,
    kind: seat.kind,
    away: seat.gone_until !== null || seat.claimable !== null || seat.taken !== null,
    you: at === table.you,
  }))
}
