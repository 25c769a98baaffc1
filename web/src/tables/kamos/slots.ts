// Five places on the table where dice lie. A die that is kept stays in its place and is moved aside;
// what is thrown again falls into the places that are free: nothing jumps from hand to hand.

import type { View } from '../../types/kamos'

export interface Slots {
  /** Which throw of which turn lies there. */
  turn: number
  thrown: number
  /** Faces by place; empty: no dice on the table. */
  faces: readonly number[]
  /** Set aside: to be kept if thrown again. */
  kept: readonly boolean[]
  /** Has fallen with the last throw. */
  fresh: readonly boolean[]
}

type Dice = Pick<View, 'turns' | 'thrown' | 'dice' | 'kept'>

/** The dice of a view as they lie, after what lay there before. */
export function laid(before: Slots | null, view: Dice): Slots {
  const { turns: turn, thrown, dice } = view
  const none = dice.map(() => false)
  const fallen = { turn, thrown, faces: [...dice], kept: none, fresh: dice.map(() => true) }
  let now: Slots = before && continues(before, view) ? rethrown(before, view) : fallen
  if (before && before.turn === turn && before.thrown === thrown && same(before.faces, dice)) now = before
  if (view.kept === null) return now
  return same(keptOf(now), view.kept) ? now : { ...now, kept: aside(now.faces, view.kept) }
}

/** The slots with one die set aside, or taken up again (KCR-2: any of them). */
export function toggled(slots: Slots, at: number): Slots {
  return { ...slots, kept: slots.kept.map((kept, place) => (place === at ? !kept : kept)) }
}

/** The slots with these dice set aside and no others. */
export function setAside(slots: Slots, dice: readonly number[]): Slots {
  return same(keptOf(slots), dice) ? slots : { ...slots, kept: aside(slots.faces, dice) }
}

/** The faces set aside, the smallest first. */
export function keptOf(slots: Slots): number[] {
  return slots.faces.filter((_, at) => slots.kept[at]).sort()
}

export function same(some: readonly number[], others: readonly number[]): boolean {
  return [...some].sort().join() === [...others].sort().join()
}

function continues(before: Slots, view: Dice): boolean {
  const follows = before.turn === view.turns && before.thrown > 0 && before.thrown + 1 === view.thrown
  return follows && without(view.dice, keptOf(before)) !== null
}

function rethrown(before: Slots, view: Dice): Slots {
  const fallen = without(view.dice, keptOf(before))!
  const faces = before.faces.map((face, at) => (before.kept[at] ? face : fallen.shift()!))
  return { turn: view.turns, thrown: view.thrown, faces, kept: before.kept, fresh: before.kept.map((kept) => !kept) }
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

function aside(faces: readonly number[], dice: readonly number[]): boolean[] {
  const left = [...dice]
  return faces.map((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
