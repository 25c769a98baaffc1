// The tiles as pictures and as they are said.

/** A tile by its two digits; in a chain as it lies, on a rack the lower first. */
export type Tile = string

export const ALL_PIPS = 168 // DOM-1

/** The tile's name whichever way it lies. */
export function plain(tile: Tile): Tile {
  return tile[0]! <= tile[1]! ? tile : tile[1]! + tile[0]!
}

export function isDouble(tile: Tile): boolean {
  return tile[0] === tile[1]
}

/** The points on a tile, or on several. */
export function pips(...tiles: Tile[]): number {
  return tiles.reduce((sum, tile) => sum + Number(tile[0]) + Number(tile[1]), 0)
}

/** A tile as people say it; the line is not broken within. */
export function said(tile: Tile): string {
  return `${tile[0]}-\u2060${tile[1]}`
}

/** Points as they are written: they may go below nothing. */
export function written(points: number): string {
  return String(points).replace('-', '−')
}

const AT: Record<string, [number, number]> = {
  middle: [0, 0],
  nw: [-1, -1],
  se: [1, 1],
  ne: [1, -1],
  sw: [-1, 1],
  w: [-1, 0],
  e: [1, 0],
}
const FACES: (keyof typeof AT)[][] = [
  [],
  ['middle'],
  ['nw', 'se'],
  ['nw', 'middle', 'se'],
  ['nw', 'ne', 'sw', 'se'],
  ['nw', 'ne', 'middle', 'sw', 'se'],
  ['nw', 'ne', 'w', 'e', 'sw', 'se'],
]

/** Where the pips of a number stand on its half, from -1 to 1 both ways. */
export function dots(number: number): [number, number][] {
  return FACES[number]!.map((name) => AT[name]!)
}
