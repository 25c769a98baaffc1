// The seats as a game's own table draws them.

import type { Absence, SeatClock, SeatFace, Times } from '../tables/contract'
import type { SeatView, TableView } from '../types/server'
import { engineName, seatNames } from '../words/names'

type Seen = Pick<TableView, 'seats' | 'you' | 'phase' | 'setup' | 'clocks' | 'offers'>

/** Who sits at a live table. `waits`: the seats that the game waits for; `offset`: what to add to this
 * device's clock to get the server's. */
export function facesOf(table: Seen, waits: number[] = [], offset = 0): SeatFace[] {
  const names = seatNames(table.seats, table.you)
  const running = table.phase === 'running'
  const again = table.offers.filter((one) => one.what === 'rematch').flatMap((one) => [one.seat, ...one.agreed])
  return table.seats.map((seat, at) => {
    const absence = absenceOf(seat, offset)
    return {
      name: names[at]!,
      kind: seat.kind,
      away: absence !== null,
      you: at === table.you,
      waited: running && waits.includes(at),
      absence,
      again: again.includes(at),
      clock: running ? clockOf(table, at, waits.includes(at), offset) : null,
    }
  })
}

/** What runs down at a live table beside the seats' clocks. */
export function timesOf({ clocks }: Pick<TableView, 'clocks'>, offset: number): Times {
  const here = (moment: number | null): number | null => (moment === null ? null : moment - offset)
  return {
    rest: here(clocks.rest),
    game: here(clocks.game),
    countdowns: clocks.countdowns.map((one) => ({ ...one, until: one.until - offset })),
  }
}

/** Somebody where nothing is live: in a lesson, in practice, on a recording. */
export function plainFace(name: string, kind: SeatFace['kind'], you: boolean, waited = false): SeatFace {
  return { name, kind, away: false, you, waited, absence: null, again: false, clock: null }
}

function absenceOf(seat: SeatView, offset: number): Absence | null {
  if (seat.taken) return { what: 'taken', bot: engineName(seat.taken) }
  if (seat.claimable) return { what: 'claimable' }
  return seat.gone_until === null ? null : { what: 'gone', until: seat.gone_until - offset }
}

function clockOf({ clocks, setup }: Seen, at: number, waited: boolean, offset: number): SeatClock | null {
  if (waited && clocks.due !== null) {
    const whole = clocks.since === null ? null : (clocks.due - clocks.since) / 1000
    return { until: clocks.due - offset, whole }
  }
  return setup.clock?.game ? { until: null, left: clocks.left[at] ?? 0 } : null
}
