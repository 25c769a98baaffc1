// Who stands where: by the places once all is over, by the totals while it goes on.

import type { View } from '../../types/kamos'

/** The throw waits for the choice of this seat; null: chance is due, or all is over. */
export function choosing(view: View): number | null {
  return view.seat !== null && view.dice.length > 0 && view.kept === null ? view.seat : null
}

export interface Standing {
  seat: number
  place: number
  total: number
  lost: boolean
}

/** The seats from the best on, each with its place; equal ones share it (KCR-15). */
export function standings(view: View): Standing[] {
  const merit = (seat: number): number => (view.sheets[seat]!.lost ? -1 : view.sheets[seat]!.total)
  const now = view.sheets.map((_, seat) => 1 + view.sheets.filter((_, other) => merit(other) > merit(seat)).length)
  const places = view.places ?? now
  return view.sheets
    .map(({ total, lost }, seat) => ({ seat, place: places[seat]!, total, lost }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat)
}
