import { describe, expect, test } from 'vitest'

import { orderOf, type Side } from './chain'
import { chains, type Grown } from './chains'
import { isDouble, plain, type Tile } from './tiles'
import { layout, type Box, type Laid, type Layout } from './zoom'

/** Felts: phones upright and lying down, at 200 %, a tablet, desktops. */
const BOXES: Box[] = [
  { width: 308, height: 190 },
  { width: 358, height: 330 },
  { width: 358, height: 505 },
  { width: 770, height: 203 },
  { width: 650, height: 260 },
  { width: 720, height: 690 },
  { width: 790, height: 583 },
  { width: 1300, height: 760 },
]
const SIDES: Side[] = ['bottom', 'right', 'top', 'left']
const CHAINS = chains(40)

interface Rect {
  left: number
  right: number
  top: number
  bottom: number
}

function rect({ x, y, angle }: Pick<Laid, 'x' | 'y' | 'angle'>, unit: number): Rect {
  const [w, h] = Math.abs(angle) === 90 ? [unit, unit / 2] : [unit / 2, unit]
  return { left: x - w, right: x + w, top: y - h, bottom: y + h }
}

/** Whether two rectangles are nearer to each other than this. */
const near = (one: Rect, other: Rect, gap: number): boolean =>
  one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap

const inside = ({ left, right, top, bottom }: Rect, box: Box): boolean =>
  left >= 0 && top >= 0 && right <= box.width && bottom <= box.height

const laid = (grown: Grown, box: Box, leader: Side): Layout => layout({ ...grown, leader }, box, 46)

/** The middles of the halves of a tile. */
function halves({ x, y, angle }: Laid, unit: number): [number, number][] {
  const turn = (angle * Math.PI) / 180
  const [dx, dy] = [(Math.sin(turn) * unit) / 2, (-Math.cos(turn) * unit) / 2]
  return [
    [x + dx, y + dy],
    [x - dx, y - dy],
  ]
}

/** Every chain, as long as it got and on its way there, from every side. */
function* every(box: Box): Generator<{ grown: Grown; lying: Layout; leader: Side }> {
  for (const [at, growing] of CHAINS.entries()) {
    const leader = SIDES[at % 4]!
    for (const grown of growing) yield { grown, lying: laid(grown, box, leader), leader }
  }
}

describe.each(BOXES)('on a felt of $width by $height', (box) => {
  test('all of it is inside, with the next tile and the signs of the ends', () => {
    for (const { grown, lying } of every(box)) {
      const rects = lying.tiles.map((tile) => rect(tile, lying.unit))
      const { left, right } = lying.ends!
      expect([...rects, rect(left, lying.unit), rect(right, lying.unit)].filter((one) => !inside(one, box)), grown.chain.join(' ')).toEqual([])
      const reach = 0.45 * lying.unit
      for (const { x, y } of [left.sign, right.sign])
        expect(inside({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, box)).toBe(true)
      expect(lying.tiles.map(({ tile }) => tile)).toEqual(grown.chain)
    }
  })

  test('no two tiles touch but neighbours, and those do not overlap', () => {
    for (const { grown, lying } of every(box)) {
      const rects = lying.tiles.map((tile) => rect(tile, lying.unit))
      const wrong = rects.flatMap((one, at) =>
        rects.slice(at + 1).filter((other, more) => near(one, other, more ? lying.unit * 0.3 : -lying.unit * 0.01)),
      )
      expect(wrong, grown.chain.join(' ')).toEqual([])
    }
  })

  test('halves that touch lie beside each other', () => {
    for (const { lying } of every(box))
      lying.tiles.slice(1).forEach((tile, at) => {
        const [, [x, y]] = halves(lying.tiles[at]!, lying.unit) as [unknown, [number, number]]
        const [[u, v]] = halves(tile, lying.unit) as [[number, number]]
        const across = isDouble(tile.tile) || isDouble(lying.tiles[at]!.tile) // half a half beside it, or right at it
        expect(Math.hypot(x - u, y - v) / lying.unit).toBeLessThan(across ? 1.13 : 1.01)
      })
  })

  test('a bend hangs under a tile that is no double', () => {
    for (const { grown, lying } of every(box))
      lying.tiles.forEach(({ tile, angle, x }, at) => {
        if (at === grown.first || isDouble(tile) || angle % 180) return
        // it hangs on the neighbour towards the first tile
        const on = lying.tiles[at < grown.first ? at + 1 : at - 1]!
        expect(isDouble(on.tile), grown.chain.join(' ')).toBe(false)
        expect(Math.abs(on.x - x)).toBeCloseTo(lying.unit / 2)
      })
  })

  test('three sizes only, and never larger again in a round', () => {
    const units = new Set<string>()
    let before = Infinity
    for (const { grown, lying } of every(box)) {
      if (grown.chain.length === 1) before = Infinity
      expect(lying.unit).toBeLessThanOrEqual(before)
      before = lying.unit
      units.add(lying.unit.toFixed(2))
    }
    expect(units.size).toBeLessThanOrEqual(3)
  })

  test('a tile that is laid moves no other, unless all slide or become smaller together', () => {
    let stayed = 0
    let all = 0
    for (const [at, growing] of CHAINS.entries())
      growing.slice(1).forEach((grown, index) => {
        const [was, is] = [laid(growing[index]!, box, SIDES[at % 4]!), laid(grown, box, SIDES[at % 4]!)]
        all += 1
        if (was.unit !== is.unit) return
        const moves = was.tiles.map((tile) => {
          const now = is.tiles.find((one) => plain(one.tile) === plain(tile.tile))!
          expect(now.angle).toBe(tile.angle)
          return [now.x - tile.x, now.y - tile.y] as const
        })
        const [[x, y]] = moves as [readonly [number, number]]
        expect(moves.filter(([u, v]) => Math.hypot(u - x, v - y) > 0.01)).toEqual([])
        if (Math.hypot(x, y) < 0.01) stayed += 1
      })
    expect(stayed / all).toBeGreaterThan(0.5)
  })
})

const PHONE = { width: 358, height: 505 }
const DESKTOP = { width: 790, height: 583 }
const alone = (tile: Tile, leader: Side): Laid => laid({ chain: [tile], first: 0, order: [] }, DESKTOP, leader).tiles[0]!

test('on the screens it was drawn for a tile is as large as it was drawn', () => {
  const least = (box: Box): number => Math.min(...[...every(box)].map(({ lying }) => lying.unit))
  expect(least(PHONE)).toBeGreaterThanOrEqual(25)
  expect(least(DESKTOP)).toBeGreaterThanOrEqual(36)
  expect(laid(CHAINS[0]!.at(-1)!, { width: 770, height: 203 }, 'left').unit).toBeGreaterThan(20)
})

test('lying down, twelve tiles lie in one run', () => {
  for (const growing of CHAINS) {
    const { tiles } = laid(growing[11] ?? growing.at(-1)!, { width: 770, height: 203 }, 'left')
    expect(new Set(tiles.map(({ y }) => y.toFixed(0))).size).toBe(1)
  }
})

test('the same chain has the same shape on the same felt, whatever its height', () => {
  const full = CHAINS[0]![17]
  expect(laid(full!, PHONE, 'left')).toEqual(laid(full!, PHONE, 'left'))
  const lower = laid(full!, { ...PHONE, height: PHONE.height - 56 }, 'left') // an address bar came
  const shape = ({ tiles }: Layout): string[] => tiles.map(({ x, angle }) => `${x.toFixed(1)} ${angle}`)
  expect(shape(lower)).toEqual(shape(laid(full!, PHONE, 'left')))
})

test('the first tile lies in the middle, a double parallel to its player', () => {
  for (const leader of SIDES) {
    expect(alone('44', leader)).toMatchObject({ x: 395, y: 291.5 })
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
  const { tiles } = laid({ chain: ['24', '44', '45'], first: 0, order: ['right', 'right'] }, DESKTOP, 'left')
  expect(tiles.map(({ angle }) => Math.abs(angle))).toEqual([90, 0, 90])
})

test('the ends are where the next tile would lie, mirrored for who sits on the right', () => {
  for (const leader of SIDES) {
    const { ends } = laid({ chain: ['24', '45'], first: 0, order: ['right'] }, DESKTOP, leader)
    expect(ends!.left.x > ends!.right.x).toBe(leader === 'right')
  }
})

test('the order in which tiles were laid, and both arms alike where nobody knows it', () => {
  const chain = ['12', '24', '45', '56']
  expect(orderOf(chain, 1, [1, 2, 0, 3])).toEqual(['right', 'left', 'right'])
  expect(orderOf(chain, 1, [])).toEqual(['left', 'right', 'right'])
  expect(orderOf(['24'], 0, [0])).toEqual([])
})

test('nothing lies on an empty table, nor on none', () => {
  expect(laid({ chain: [], first: 0, order: [] }, DESKTOP, 'left')).toMatchObject({ tiles: [], ends: null })
  expect(laid({ chain: ['24'], first: 0, order: [] }, { width: 0, height: 0 }, 'left').tiles).toEqual([])
})
