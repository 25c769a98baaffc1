// Every throw of a game, drawn once more from what was promised, and compared.

import type { Redraw } from '../../tables/contract'
import type { Chance, Thrown } from '../../types/server'
import type { Seen } from '../../chance/agree'
import { commitmentOf } from '../../chance/recipe'
import { gave, witnessed, type Gave, type Witnessed } from '../../chance/witness'
import { same } from '../../parts/same'
import { bytesOf, Promised } from './numbers'

const BREATH = 100 // after so many throws the page may do something else

/** agrees; differs; taken over from another game; put in or taken out by a correction. */
export type Finding = 'agrees' | 'differs' | 'taken' | 'put' | 'gone'

export interface Checked {
  thrown: Thrown
  found: Finding
}

export interface Verdict {
  /** The secret is the one committed to before the first throw. */
  kept: boolean
  /** What each seat gave to the chance. */
  gave: Gave[]
  /** Whether it is as this device saw it then. */
  witnessed: Witnessed
  checked: Checked[]
}

/** How many came out so. */
export const count = (verdict: Verdict, ...found: Finding[]): number =>
  verdict.checked.filter((one) => found.includes(one.found)).length

/** Everything that was to be checked agrees. */
export const holds = (verdict: Verdict): boolean =>
  verdict.kept && !verdict.gave.includes('altered') && verdict.witnessed !== 'unlike' && count(verdict, 'differs', 'put', 'gone') === 0

/** Draws it all once more, and holds it against what this device has seen. Null: there is no secret
 * to draw it from. */
export async function check(chance: Chance, redraw: Redraw<any>, seen: Seen | null = null): Promise<Verdict | null> {
  const secret = bytesOf(chance.secret)
  if (!chance.secret || !secret) return null
  const kept = (await commitmentOf(secret)) === chance.commitment
  const promised = new Promised(secret, chance.id, chance.values)
  const checked: Checked[] = []
  for (const thrown of chance.throws) {
    checked.push({ thrown, found: finding(thrown, chance.taken, promised, redraw) })
    if (checked.length % BREATH === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  const given = await gave(chance)
  return { kept, gave: given, witnessed: witnessed(seen, chance, given), checked }
}

function finding(thrown: Thrown, taken: number, promised: Promised, redraw: Redraw<any>): Finding {
  if (thrown.entry <= taken) return 'taken'
  if (thrown.put) return 'put'
  if (thrown.gone) return 'gone'
  const drawn = promised.draw(thrown.entry, (below) => redraw(thrown.move, thrown.previous, below))
  return same(drawn, thrown.move) ? 'agrees' : 'differs'
}
