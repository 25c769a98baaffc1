// Where a tile comes from before it lies on the table: from its slot of my rack, or from its player's
// plate.

import { plain, type Tile } from './tiles'

export interface Source {
  /** Its middle, as the window counts. */
  x: number
  y: number
  /** Half of a tile there, in px. */
  unit: number
}

/** Where a tile of a seat is, before it is laid; null: nowhere on this table. */
export function sourceOf(table: HTMLElement, seat: number, tile: Tile): Source | null {
  const held = table.querySelector(`.rack [data-tile="${plain(tile)}"]`)
  const node = held ?? table.querySelector(`[data-seat="${seat}"] .backs`) ?? table.querySelector(`[data-seat="${seat}"]`)
  if (!node) return null
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, unit: held ? width : 10 }
}
