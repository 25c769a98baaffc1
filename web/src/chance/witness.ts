// What this device saw before a game began, held against what is said of it afterwards.

import type { Chance } from '../types/server'
import type { Seen } from './agree'
import { valueCommitment } from './recipe'

/** What a seat gave, as in game/fairness.py: a value of its own, nothing (a bot of the house), a
 * value that the server drew, or one that is not what was fixed. */
export type Gave = 'own' | 'house' | 'host' | 'altered'

type Told = Pick<Chance, 'id' | 'commitment' | 'commitments' | 'values' | 'bots'>

export function gave(chance: Told): Promise<Gave[]> {
  const some = chance.commitments.some(Boolean)
  const one = async (value: string, seat: number): Promise<Gave> => {
    const [commitment, bot] = [chance.commitments[seat], chance.bots[seat]]
    if (commitment) return (await valueCommitment(chance.id, seat, chance.commitment, value)) === commitment ? 'own' : 'altered'
    if (!some) return bot ? 'house' : 'host'
    return bot && value === `bot:${bot}` ? 'house' : 'altered'
  }
  return Promise.all(chance.values.map(one))
}

/** `as-seen`: all is as this device saw it, and it gave a value: nobody can have chosen a throw;
 * `unlike`: it is not; `not-seen`: this device gave none. */
export type Witnessed = 'as-seen' | 'unlike' | 'not-seen'

/** `given`: what each seat gave, by `gave`. */
export function witnessed(seen: Seen | null, chance: Told, given: Gave[]): Witnessed {
  if (!seen) return 'not-seen'
  if (seen.commitment !== chance.commitment) return 'unlike'
  const { shown } = seen
  if (!shown) return 'not-seen'
  const same = shown.commitments.length === chance.values.length && shown.commitments.every((one, seat) => one === (chance.commitments[seat] ?? ''))
  return same && chance.values[shown.seat] === shown.value && !given.includes('altered') ? 'as-seen' : 'unlike'
}

/** The same as `kostka verify --receipt` reads it. */
export function receipt(table: string, seen: Seen): string {
  const tags: [string, string][] = [
    ['GameId', table],
    ['Commitment', seen.commitment],
  ]
  seen.shown?.commitments.forEach((one, seat) => one && tags.push([`SeatCommitment${seat + 1}`, one]))
  if (seen.shown) tags.push([`SeatValue${seen.shown.seat + 1}`, seen.shown.value])
  return tags.map(([name, value]) => `[${name} "${value}"]\n`).join('')
}

