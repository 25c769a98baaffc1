// What a page gives to the chance of its table, and what of a changed server it notices.
import { describe, expect, it } from 'vitest'

import type { Command } from '../types/server'
import { agree, MOST_TIMES, type Seen } from './agree'
import { promised, recall, remember } from './memory'
import { commitmentOf, freshValue, valueCommitment } from './recipe'
import { gave, receipt, witnessed } from './witness'

const SECRET = commitmentOf(new Uint8Array(32))
const THEIRS = valueCommitment('t', 1, SECRET, 'ff'.repeat(16))

/** A table where I sit first, another person second and a bot third. */
const table = (due: 'commit' | 'reveal', mine = '', theirs = '', shown = ['', '', 'bot:novice'], commitment = SECRET) => ({
  id: 't',
  commitment,
  you: 0,
  agreeing: { due, commitments: [mine, theirs, ''], values: shown },
})

let made = 0
const fresh = (): string => (++made).toString(16).padStart(32, '0')
const committed = (ask: Command | null): string => (ask?.type === 'commit' ? ask.commitment : '')

/** Up to where I have shown my value. */
function shown(): { seen: Seen; mine: string; value: string } {
  const one = agree(null, table('commit'), fresh, 1)
  const mine = committed(one.ask)
  const two = agree(one.seen, table('reveal', mine, THEIRS), fresh, 2)
  return { seen: two.seen, mine, value: (two.ask as { value: string }).value }
}

const told = (value: string, mine: string) => ({
  id: 't',
  commitment: SECRET,
  commitments: [mine, THEIRS, ''],
  values: [value, 'ff'.repeat(16), 'bot:novice'],
  bots: ['', '', 'novice'],
})

describe('giving a value', () => {
  it('commits to a value first and shows it once all have committed', () => {
    const one = agree(null, table('commit'), fresh, 1)
    const mine = committed(one.ask)
    expect(mine).toBe(valueCommitment('t', 0, SECRET, one.seen.values[mine]!))
    expect(agree(one.seen, table('commit', mine), fresh, 2).ask).toBeNull()
    const two = agree(one.seen, table('reveal', mine, THEIRS), fresh, 3)
    expect(two.ask).toEqual({ type: 'reveal', value: one.seen.values[mine] })
    expect(two.seen.shown?.commitments).toEqual([mine, THEIRS, ''])
    expect(agree(two.seen, table('reveal', mine, THEIRS, [one.seen.values[mine]!, '', '']), fresh, 4).ask).toBeNull()
  })
  it('does nothing before all sit, and for who looks on', () => {
    expect(agree(null, { ...table('commit'), agreeing: null }, fresh, 1).ask).toBeNull()
    expect(agree(null, { ...table('commit'), you: null }, fresh, 1).ask).toBeNull()
  })
  it('takes no part once the secret was exchanged', () => {
    const { seen } = agree(null, table('commit'), fresh, 1)
    const { ask, wrong } = agree(seen, table('commit', '', '', undefined, 'sha256:00'), fresh, 2)
    expect([ask, wrong]).toEqual([null, 'exchanged'])
  })
  it('leaves a value that it does not know to another device, and commits anew when none answers', () => {
    const step = agree(null, table('reveal', THEIRS, THEIRS), fresh, 1)
    expect([step.ask, step.elsewhere]).toEqual([null, true])
    expect(agree(null, table('reveal', THEIRS, THEIRS), fresh, 1, true).ask?.type).toBe('commit')
  })
  it('makes another value when all is to be given anew, and not again and again', () => {
    let seen: Seen | null = null
    const values = new Set<string>()
    for (let time = 0; time < MOST_TIMES; time++) {
      const one = agree(seen, table('commit'), fresh, 1)
      const two = agree(one.seen, table('reveal', committed(one.ask), THEIRS), fresh, 2)
      values.add((two.ask as { value: string }).value)
      seen = two.seen
    }
    expect(values.size).toBe(MOST_TIMES)
    expect(seen!.times).toBe(MOST_TIMES)
    const { ask, wrong } = agree(seen, table('commit'), fresh, 3)
    expect([ask, wrong]).toEqual([null, 'again'])
  })
  it('shows the value once more after a reload, which is no second time', () => {
    const { seen, mine, value } = shown()
    const again = agree(JSON.parse(JSON.stringify(seen)) as Seen, table('reveal', mine, THEIRS), fresh, 9)
    expect(again.ask).toEqual({ type: 'reveal', value })
    expect(again.seen.times).toBe(1)
  })
  it('makes values that nobody guesses', () => {
    expect(freshValue()).toMatch(/^[0-9a-f]{32}$/)
    expect(freshValue()).not.toBe(freshValue())
  })
})

describe('a server that does not keep to it', () => {
  it('is as it was seen, where it does', () => {
    const { seen, mine, value } = shown()
    expect(witnessed(seen, told(value, mine))).toBe('as-seen')
    expect(gave(told(value, mine))).toEqual(['own', 'own', 'house'])
    expect(witnessed(null, told(value, mine))).toBe('not-seen')
  })
  it('is found out when it exchanges the secret, my value, another one, or a bot', () => {
    const { seen, mine, value } = shown()
    const honest = told(value, mine)
    const other = 'ee'.repeat(16)
    const anew = valueCommitment('t', 1, SECRET, other)
    const lies = [
      { ...honest, commitment: 'sha256:00' },
      { ...honest, values: [other, honest.values[1]!, 'bot:novice'] },
      { ...honest, values: [other, honest.values[1]!, 'bot:novice'], commitments: [valueCommitment('t', 0, SECRET, other), THEIRS, ''] },
      { ...honest, values: [value, other, 'bot:novice'] },
      { ...honest, values: [value, other, 'bot:novice'], commitments: [mine, anew, ''] },
      { ...honest, values: [value, honest.values[1]!, 'bot:novice 17'] },
      { ...honest, commitments: ['', '', ''] },
      { ...honest, values: [value], commitments: [mine] },
    ]
    for (const lie of lies) expect(witnessed(seen, lie), JSON.stringify(lie)).toBe('unlike')
  })
  it('leaves a receipt for the command line', () => {
    const { seen, mine, value } = shown()
    expect(receipt('t', seen)).toBe(
      `[GameId "t"]\n[Commitment "${SECRET}"]\n[SeatCommitment1 "${mine}"]\n[SeatCommitment2 "${THEIRS}"]\n[SeatValue1 "${value}"]\n`,
    )
  })
})

it('hashes as the program does', () => {
  expect(valueCommitment('g1', 0, 'sha256:66', 'ab')).toMatch(/^sha256:16821f0c/)
})

it('remembers the commitment that was heard first, also where the device keeps nothing', () => {
  promised('memory', 'sha256:01', 1)
  promised('memory', 'sha256:02', 2)
  expect(recall('memory')?.commitment).toBe('sha256:01')
  remember('memory', { ...recall('memory')!, times: 2 })
  expect(recall('memory')?.times).toBe(2)
})
