// What the throw on the table would bring to each row, as it would be written.

import type { View } from '../../types/kamos'
import type { Offer } from './offers'
import { CROSS, isLower, markOf, STAR } from './rows'

export interface Preview {
  /** As it would stand in the cell. */
  mark: string
  /** null: nothing but a ×. */
  points: number | null
  /** That × loses the game (KCR-13). */
  loses: boolean
  /** The throw is mine. */
  own: boolean
  /** I mean this row. */
  chosen: boolean
}

/** Which row I mean, and whether a × is meant there. */
export interface Choice {
  place: number
  crossing: boolean
}

/** By rows, for whoever throws; null: nothing. `offers`: mine, where I may choose. */
export function previews(view: View, offers: readonly Offer[] | null, choice: Choice | null, own: boolean): (Preview | null)[] {
  if (view.kept !== null) return view.preview.map(() => null)
  return view.preview.map((points, place) => {
    const cross = offers?.[place]?.cross ?? null
    const chosen = choice?.place === place
    if (chosen ? choice.crossing : points === null) {
      return cross || chosen ? { mark: CROSS, points: null, loses: offers?.[place]?.loses ?? false, own, chosen } : null
    }
    return points === null ? null : { mark: markOf(place, points) + (view.hand && isLower(place) ? STAR : ''), points, loses: false, own, chosen }
  })
}
