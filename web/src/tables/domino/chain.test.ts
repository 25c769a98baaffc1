import { describe, expect, test } from 'vitest'

import { isMirrored, layout, type Box, type Laid, type Layout, type Side } from './chain'
import { isDouble, plain, type Tile } from './tiles'

const BOXES: Box[] = [
  { width: 320, height: 104 },
  { width: 320, height: 130 },
  { width: 414, height: 300 },
  { width: 450, height: 520 },
  { width: 600, height: 390 },
  { width: 1500, height: 640 },
]
const SIDES: Side[] = ['bottom', 'right', 'top', 'left']
const ALL: Tile[] = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, more) => `${low}${low + more}`)).flat()

/** The same numbers from 0 to 1 for the same seed. */
function luck(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

interface Chained {
  chain: Tile[]
  first: number
}

/** A chain as it grows, from its first tile on: by luck, until nothing fits. `lean`: how likely a
 * tile goes to the right. */
function growing(seed: number, lean = 0.5): Chained[] {
  const next = luck(seed)
  const tiles = ALL.map((tile) => ({ tile, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ tile }) => tile)
  const seen: Chained[] = [{ chain: [tiles.shift()!], first: 0 }]
  for (;;) {
    const { chain, first } = seen.at(-1)!
    const right = next() < lean
    const end = right ? chain.at(-1)![1]! : chain[0]![0]!
    const other = right ? chain[0]![0]! : chain.at(-1)![1]!
    const found = tiles.find((tile) => tile.includes(end)) ?? tiles.find((tile) => tile.includes(other))
    if (!found) return seen
    tiles.splice(tiles.indexOf(found), 1)
    const toRight = found.includes(end) === right
    const number = toRight ? chain.at(-1)![1]! : chain[0]![0]!
    const turned = (found[0] === number) === toRight ? found : plainTurned(found)
    seen.push(toRight ? { chain: [...chain, turned], first } : { chain: [turned, ...chain], first: first + 1 })
  }
}

const plainTurned = (tile: Tile): Tile => tile[1]! + tile[0]!

const CHAINS = [...Array(12).keys()].map((seed) => growing(seed, [0.5, 0.9, 0.1][seed % 3]))

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

function rect({ x, y, angle }: Laid, unit: number): Rect {
  const [w, h] = Math.abs(angle) === 90 ? [unit, unit / 2] : [unit / 2, unit]
  return { left: x - w, right: x + w, top: y - h, bottom: y + h }
}

const overlap = (one: Rect, other: Rect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.01 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.01

/** The middles of a tile's halves, the first one first, and of a double its own. */
function touching({ tile, x, y, angle }: Laid, unit: number, half: 0 | 1): [number, number][] {
  const turn = (angle * Math.PI) / 180
  const sign = half ? 0.5 : -0.5
  const at: [number, number] = [x - Math.sin(turn) * sign * unit, y + Math.cos(turn) * sign * unit]
  return isDouble(tile) ? [at, [x, y], [2 * x - at[0], 2 * y - at[1]]] : [at]
}

function everything(laid: Layout): Rect[] {
  const tip = laid.unit / 2
  const ends = Object.values(laid.ends ?? {}).map(({ x, y }) => ({ left: x - tip, right: x + tip, top: y - tip, bottom: y + tip }))
  return [...laid.tiles.map((tile) => rect(tile, laid.unit)), ...ends]
}

describe.each(BOXES)('in $width × $height', (box) => {
  test.each(SIDES)('nothing overlaps, all is inside, begun from the %s', (leader) => {
    const wrong: string[] = []
    for (const { chain, first } of CHAINS.flat()) {
      const laid = layout(chain, first, box, leader)
      const rects = everything(laid)
      const outside = rects.some((one) => one.left < 0 || one.top < 0 || one.right > box.width || one.bottom > box.height)
      const over = rects.some((one, index) => rects.slice(index + 1).some((other) => overlap(one, other)))
      const same = laid.tiles.map(({ tile }) => tile).join(' ') === chain.join(' ')
      if (outside || over || !same) wrong.push(chain.join(' '))
    }
    expect(wrong).toEqual([])
  })

  test('halves that touch lie beside each other', () => {
    const wrong: string[] = []
    for (const { chain, first } of CHAINS.map((grown) => grown.at(-1)!))
      for (const leader of SIDES) {
        const { tiles, unit } = layout(chain, first, box, leader)
        tiles.slice(1).forEach((tile, index) => {
          const near = touching(tiles[index]!, unit, 1).flatMap(([x, y]) =>
            touching(tile, unit, 0).map(([u, v]) => Math.hypot(x - u, y - v) / unit),
          )
          if (Math.abs(Math.min(...near) - 1) > 0.01) wrong.push(`${chain.join(' ')} at ${index}`)
        })
      }
    expect(wrong).toEqual([])
  })

  test('a tile that is laid moves no other, as long as their size can stay', () => {
    let stayed = 0
    let all = 0
    for (const grown of CHAINS)
      grown.slice(1).forEach(({ chain, first }, index) => {
        const before = grown[index]!
        const [was, is] = [layout(before.chain, before.first, box, 'left'), layout(chain, first, box, 'left')]
        all += 1
        if (was.unit !== is.unit) return
        stayed += 1
        const start = is.tiles[first]!
        const origin = was.tiles[before.first]!
        const moved = was.tiles.filter((tile) => {
          const now = is.tiles.find((one) => plain(one.tile) === plain(tile.tile))!
          const [dx, dy] = [now.x - start.x - (tile.x - origin.x), now.y - start.y - (tile.y - origin.y)]
          return Math.hypot(dx, dy) > 0.01 || now.angle !== tile.angle
        })
        expect(moved).toEqual([])
      })
    expect(stayed / all).toBeGreaterThan(0.95)
  })

  test('tiles are as large as the box lets them be', () => {
    for (const { chain, first } of CHAINS.map((grown) => grown.at(-1)!))
      expect(layout(chain, first, box, 'bottom').unit).toBeGreaterThanOrEqual(Math.sqrt(box.width * box.height) / 20)
  })
})

const box = { width: 600, height: 400 }
const alone = (tile: Tile, leader: Side): Laid => layout([tile], 0, box, leader).tiles[0]!

test('the first tile lies in the middle, a double parallel to its player', () => {
  for (const leader of SIDES) {
    expect(alone('44', leader)).toMatchObject({ x: 300, y: 200 })
    expect(Math.abs(alone('44', leader).angle) === 90).toBe(leader === 'bottom' || leader === 'top')
  }
})

test('another has its lower half towards its player', () => {
  // at 0 the first half, the lower one, is above
  expect(alone('25', 'top').angle).toBe(0)
  expect(alone('25', 'bottom').angle).toBe(180)
  expect(alone('25', 'left').angle).toBe(-90)
  expect(alone('25', 'right').angle).toBe(90)
})

test('doubles lie across', () => {
  const { tiles } = layout(['24', '44', '45'], 0, box, 'left')
  expect(tiles.map(({ angle }) => Math.abs(angle))).toEqual([90, 0, 90])
})

test('the ends are where the next tile begins, mirrored for who sits on the right', () => {
  for (const leader of SIDES) {
    const { ends } = layout(['24', '45'], 0, box, leader)
    expect(ends!.left.x > ends!.right.x).toBe(isMirrored(leader))
  }
})

test('nothing lies on an empty table, nor on none', () => {
  expect(layout([], 0, box, 'left')).toMatchObject({ tiles: [], ends: null })
  expect(layout(['24'], 0, { width: 0, height: 0 }, 'left').tiles).toEqual([])
})
