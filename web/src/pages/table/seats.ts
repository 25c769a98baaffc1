// The seats as a game's own table draws them.

import type { SeatFace } from '../../tables/contract'
import type { TableView } from '../../types/server'
import { seatName } from '../../words/names'

export function facesOf(table: TableView): SeatFace[] {
  return table.seats.map((seat, at) => ({
    name: seatName(seat),
    kind: seat.kind,
    away: seat.gone_until !== null || seat.claimable !== null || seat.taken !== null,
    you: at === table.you,
  }))
}
