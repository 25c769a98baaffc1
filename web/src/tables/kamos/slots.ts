// Five dice: what flies lies on the felt, what stays stands on the shelf, each in a slot of its own.
// A die keeps its place among the five, its spot on the felt until the next throw, and its slot until
// it is taken up: nothing jumps from hand to hand, and nothing moves under a finger.

import type { View } from '../../types/kamos'

export interface Slots {
  /** Which throw of which turn lies there. */
  turn: number
  thrown: number
  /** Faces by place; empty: no dice on the table. */
  faces: readonly number[]
  /** The slots of the shelf: the place of the die that stands there; null: none does. */
  shelf: readonly (number | null)[]
  /** The places of the dice that have a spot on the felt, in their order: those of the last throw,
   * and those taken up since. Who has been kept meanwhile has left an empty spot. */
  felt: readonly number[]
  /** Has fallen with the last throw. */
  fresh: readonly boolean[]
}

type Dice = Pick<View, 'turns' | 'thrown' | 'dice' | 'kept'>

const EMPTY: readonly null[] = [null, null, null, null, null]
export const NO_DICE: Slots = { turn: -1, thrown: 0, faces: [], shelf: EMPTY, felt: [], fresh: [] }

export const isKept = ({ shelf }: Slots, at: number): boolean => shelf.includes(at)

/** The dice of a view as they lie, after what lay there before. */
export function laid(before: Slots | null, view: Dice): Slots {
  const { turns: turn, thrown, dice } = view
  const all = dice.map((_, at) => at)
  const fallen: Slots = { turn, thrown, faces: [...dice], shelf: EMPTY, felt: all, fresh: dice.map(() => true) }
  let now: Slots = before && continues(before, view) ? rethrown(before, view) : fallen
  if (before && before.turn === turn && before.thrown === thrown && same(before.faces, dice)) now = before
  return view.kept === null ? now : setAside(now, view.kept)
}

/** The slots with one die set aside, or taken up again (KCR-2: any of them). */
export function toggled(slots: Slots, at: number): Slots {
  if (isKept(slots, at)) return { ...slots, shelf: slots.shelf.map((die) => (die === at ? null : die)), felt: spot(slots.felt, [at]) }
  const free = slots.shelf.indexOf(null)
  return { ...slots, shelf: slots.shelf.map((die, slot) => (slot === free ? at : die)) }
}

/** The slots with these dice set aside and no others; who stands on the shelf already stays there. */
export function setAside(slots: Slots, dice: readonly number[]): Slots {
  if (same(keptOf(slots), dice)) return slots
  const missing = [...dice]
  const take = (at: number): boolean => {
    const found = missing.indexOf(slots.faces[at]!)
    if (found >= 0) missing.splice(found, 1)
    return found >= 0
  }
  const shelf = slots.shelf.map((at) => (at !== null && take(at) ? at : null))
  const up = slots.shelf.filter((at): at is number => at !== null && !shelf.includes(at))
  for (const at of slots.faces.keys()) if (!shelf.includes(at) && take(at)) shelf[shelf.indexOf(null)] = at
  return { ...slots, shelf, felt: spot(slots.felt, up) }
}

/** The faces set aside, the smallest first. */
export function keptOf(slots: Slots): number[] {
  return slots.faces.filter((_, at) => isKept(slots, at)).sort()
}

export function same(some: readonly number[], others: readonly number[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}

/** Where a die lies on the felt, in steps from its middle, and among how many. */
export interface Spot {
  right: number
  down: number
  /** How many lie beside each other at most, in how many lines. */
  across: number
  lines: number
}

/** The spot of each of so many dice, in one line, or in two where more than three would not fit in
 * one. */
export function spots(count: number, oneLine: boolean): Spot[] {
  const first = oneLine || count <= 3 ? count : Math.ceil(count / 2)
  const lines = count > first ? 2 : 1
  return Array.from({ length: count }, (_, at) => {
    const line = at < first ? 0 : 1
    const [index, length] = line ? [at - first, count - first] : [at, first]
    return { right: index - (length - 1) / 2, down: line - (lines - 1) / 2, across: first, lines }
  })
}

function spot(felt: readonly number[], dice: readonly number[]): readonly number[] {
  const added = dice.filter((at) => !felt.includes(at))
  return added.length ? [...felt, ...added] : felt
}

function continues(before: Slots, view: Dice): boolean {
  const follows = before.turn === view.turns && before.thrown > 0 && before.thrown + 1 === view.thrown
  return follows && without(view.dice, keptOf(before)) !== null
}

function rethrown(before: Slots, view: Dice): Slots {
  const fallen = without(view.dice, keptOf(before))!
  const fresh = before.faces.map((_, at) => !isKept(before, at))
  const faces = before.faces.map((face, at) => (fresh[at] ? fallen.shift()! : face))
  const felt = faces.flatMap((_, at) => (fresh[at] ? [at] : []))
  return { turn: view.turns, thrown: view.thrown, faces, shelf: before.shelf, felt, fresh }
}

/** The dice less some of them; null where those are not among them. */
function without(dice: readonly number[], some: readonly number[]): number[] | null {
  const left = [...dice]
  for (const face of some) {
    const at = left.indexOf(face)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}
