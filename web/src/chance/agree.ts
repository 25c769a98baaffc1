// Agreeing on a table's chance without a tap (docs/chance.md). Pure: what this device has seen of it
// so far and the table as it stands come in; what it has seen now and what to ask for come out.

import type { Command, TableView } from '../types/server'

/** What a device has seen of one table's chance. */
export interface Seen {
  /** That of the table's secret, as it was seen first. */
  commitment: string
  /** The values made here, by what was committed to. */
  values: Record<string, string>
  /** What all had committed to when a value was last shown from here, and that value. */
  shown: { seat: number; value: string; commitments: string[] } | null
  /** How often a value was shown. More than once: the game did not begin, and the server saw it. */
  times: number
  /** When it was last added to (ms). */
  at: number
}

/** `exchanged`: the secret is another than the one seen first; `again`: a value was shown so often
 * that whoever saw it may be choosing. */
export type Wrong = 'exchanged' | 'again'

/** A value that may be given from a seat, and its commitment. */
export interface Fresh {
  seat: number
  value: string
  commitment: string
}

export interface Step {
  seen: Seen
  ask: Command | null
  wrong: Wrong | null
  /** A fresh value is needed, and none was there. */
  wanting: boolean
  /** Another device of mine seems to have the value. */
  elsewhere: boolean
}

/** So often a value is shown at one table without anybody asking me. */
export const MOST_TIMES = 3

type Part = Pick<TableView, 'id' | 'commitment' | 'you' | 'agreeing'>

export const first = (commitment: string, now: number): Seen => ({ commitment, values: {}, shown: null, times: 0, at: now })

/** `fresh`: for this table, hashed beforehand, so that what is kept and what is
 * asked for are one step; `alone`: no other device of mine has answered for a while. */
export function agree(known: Seen | null, table: Part, fresh: Fresh | null, now: number, alone = false): Step {
  const seen = known ?? first(table.commitment, now)
  const step = (more: Partial<Step> = {}): Step => ({ seen, ask: null, wrong: null, wanting: false, elsewhere: false, ...more })
  if (seen.commitment !== table.commitment) return step({ wrong: 'exchanged' })
  const { agreeing, you } = table
  if (!agreeing || you === null) return step()
  if (seen.times >= MOST_TIMES && !shownNow(seen, agreeing.commitments)) return step({ wrong: 'again' })
  const mine = agreeing.commitments[you]!
  const value = seen.values[mine]
  if (!mine || (value === undefined && alone)) {
    if (fresh?.seat !== you) return step({ wanting: true })
    const { value: made, commitment } = fresh
    return step({ seen: { ...seen, values: { ...seen.values, [commitment]: made }, at: now }, ask: { type: 'commit', commitment } })
  }
  if (value === undefined) return step({ elsewhere: true })
  if (agreeing.due === 'commit' || agreeing.values[you]) return step()
  const ask: Command = { type: 'reveal', value }
  if (shownNow(seen, agreeing.commitments)) return step({ ask })
  const shown = { seat: you, value, commitments: agreeing.commitments }
  return step({ seen: { ...seen, shown, times: seen.times + 1, at: now }, ask })
}

const shownNow = (seen: Seen, commitments: string[]): boolean =>
  seen.shown !== null && seen.shown.commitments.join() === commitments.join()
