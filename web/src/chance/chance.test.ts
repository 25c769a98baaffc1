// What a page gives to the chance of its table, and what of a changed server it notices.
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Command, TableView } from '../types/server'
import { agree, MOST_TIMES, type Fresh, type Seen } from './agree'
import { Agreement } from './agreement.svelte'
import { promised, recall, remember } from './memory'
import { commitmentOf, freshValue, valueCommitment } from './recipe'
import { gave, receipt, witnessed } from './witness'

const SECRET = await commitmentOf(new Uint8Array(32))
const THEIRS = await valueCommitment('t', 1, SECRET, 'ff'.repeat(16))

/** A table where I sit first, another person second and a bot third. */
const table = (due: 'commit' | 'reveal', mine = '', theirs = '', shown = ['', '', 'bot:novice'], commitment = SECRET) => ({
  id: 't',
  commitment,
  you: 0,
  agreeing: { due, commitments: [mine, theirs, ''], values: shown },
})

let made = 0
async function fresh(seat = 0): Promise<Fresh> {
  const value = (++made).toString(16).padStart(32, '0')
  return { seat, value, commitment: await valueCommitment('t', seat, SECRET, value) }
}
const committed = (ask: Command | null): string => (ask?.type === 'commit' ? ask.commitment : '')

/** Up to where I have shown my value. */
async function shown(): Promise<{ seen: Seen; mine: string; value: string }> {
  const one = agree(null, table('commit'), await fresh(), 1)
  const mine = committed(one.ask)
  const two = agree(one.seen, table('reveal', mine, THEIRS), null, 2)
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
  it('commits to a value first and shows it once all have committed', async () => {
    const one = agree(null, table('commit'), await fresh(), 1)
    const mine = committed(one.ask)
    expect(mine).toBe(await valueCommitment('t', 0, SECRET, one.seen.values[mine]!))
    expect(agree(one.seen, table('commit', mine), await fresh(), 2).ask).toBeNull()
    const two = agree(one.seen, table('reveal', mine, THEIRS), await fresh(), 3)
    expect(two.ask).toEqual({ type: 'reveal', value: one.seen.values[mine] })
    expect(two.seen.shown?.commitments).toEqual([mine, THEIRS, ''])
    expect(agree(two.seen, table('reveal', mine, THEIRS, [one.seen.values[mine]!, '', '']), await fresh(), 4).ask).toBeNull()
  })
  it('does nothing before all sit, and for who looks on', async () => {
    expect(agree(null, { ...table('commit'), agreeing: null }, await fresh(), 1).ask).toBeNull()
    expect(agree(null, { ...table('commit'), you: null }, await fresh(), 1).ask).toBeNull()
  })
  it('takes no part once the secret was exchanged', async () => {
    const { seen } = agree(null, table('commit'), await fresh(), 1)
    const { ask, wrong } = agree(seen, table('commit', '', '', undefined, 'sha256:00'), await fresh(), 2)
    expect([ask, wrong]).toEqual([null, 'exchanged'])
  })
  it('leaves a value that it does not know to another device, and commits anew when none answers', async () => {
    const step = agree(null, table('reveal', THEIRS, THEIRS), await fresh(), 1)
    expect([step.ask, step.elsewhere]).toEqual([null, true])
    expect(agree(null, table('reveal', THEIRS, THEIRS), await fresh(), 1, true).ask?.type).toBe('commit')
  })
  it('makes another value when all is to be given anew, and not again and again', async () => {
    let seen: Seen | null = null
    const values = new Set<string>()
    for (let time = 0; time < MOST_TIMES; time++) {
      const one = agree(seen, table('commit'), await fresh(), 1)
      const two = agree(one.seen, table('reveal', committed(one.ask), THEIRS), await fresh(), 2)
      values.add((two.ask as { value: string }).value)
      seen = two.seen
    }
    expect(values.size).toBe(MOST_TIMES)
    expect(seen!.times).toBe(MOST_TIMES)
    const { ask, wrong } = agree(seen, table('commit'), await fresh(), 3)
    expect([ask, wrong]).toEqual([null, 'again'])
  })
  it('shows the value once more after a reload, which is no second time', async () => {
    const { seen, mine, value } = await shown()
    const again = agree(JSON.parse(JSON.stringify(seen)) as Seen, table('reveal', mine, THEIRS), await fresh(), 9)
    expect(again.ask).toEqual({ type: 'reveal', value })
    expect(again.seen.times).toBe(1)
  })
  it('makes values that nobody guesses', async () => {
    expect(freshValue()).toMatch(/^[0-9a-f]{32}$/)
    expect(freshValue()).not.toBe(freshValue())
  })
})

describe('a server that does not keep to it', () => {
  it('is as it was seen, where it does', async () => {
    const { seen, mine, value } = await shown()
    const honest = told(value, mine)
    expect(await gave(honest)).toEqual(['own', 'own', 'house'])
    expect(witnessed(seen, honest, await gave(honest))).toBe('as-seen')
    expect(witnessed(null, honest, await gave(honest))).toBe('not-seen')
  })
  it('is found out when it exchanges the secret, my value, another one, or a bot', async () => {
    const { seen, mine, value } = await shown()
    const honest = told(value, mine)
    const other = 'ee'.repeat(16)
    const anew = await valueCommitment('t', 1, SECRET, other)
    const lies = [
      { ...honest, commitment: 'sha256:00' },
      { ...honest, values: [other, honest.values[1]!, 'bot:novice'] },
      { ...honest, values: [other, honest.values[1]!, 'bot:novice'], commitments: [await valueCommitment('t', 0, SECRET, other), THEIRS, ''] },
      { ...honest, values: [value, other, 'bot:novice'] },
      { ...honest, values: [value, other, 'bot:novice'], commitments: [mine, anew, ''] },
      { ...honest, values: [value, honest.values[1]!, 'bot:novice 17'] },
      { ...honest, commitments: ['', '', ''] },
      { ...honest, values: [value], commitments: [mine] },
    ]
    for (const lie of lies) expect(witnessed(seen, lie, await gave(lie)), JSON.stringify(lie)).toBe('unlike')
  })
  it('leaves a receipt for the command line', async () => {
    const { seen, mine, value } = await shown()
    expect(receipt('t', seen)).toBe(
      `[GameId "t"]\n[Commitment "${SECRET}"]\n[SeatCommitment1 "${mine}"]\n[SeatCommitment2 "${THEIRS}"]\n[SeatValue1 "${value}"]\n`,
    )
  })
})

describe('hashing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('comes out as in the program', async () => {
    expect(await valueCommitment('g1', 0, 'sha256:66', 'ab')).toMatch(/^sha256:16821f0c/)
  })
  it('comes out the same where the browser has no hashes, without https', async () => {
    vi.stubGlobal('crypto', {})
    expect(await valueCommitment('g1', 0, 'sha256:66', 'ab')).toMatch(/^sha256:16821f0c/)
  })
})

describe('an agreement', () => {
  const at = (one: ReturnType<typeof table>, number = 1) => ({ ...one, number }) as unknown as TableView

  it('commits to one value once it is hashed, however often the table is shown meanwhile', async () => {
    const asked: Command[] = []
    const agreement = new Agreement((wanted) => asked.push(wanted))
    const open = { ...table('commit'), id: 'agreed' }
    agreement.consider(at(open), [])
    agreement.consider(at(open, 2), [])
    expect(asked).toEqual([])
    await vi.waitFor(() => expect(asked.length).toBe(1))
    const mine = committed(asked[0]!)
    agreement.consider(at({ ...table('reveal', mine, THEIRS), id: 'agreed' }, 3), [])
    expect(asked[1]).toEqual({ type: 'reveal', value: recall('agreed')!.values[mine] })
    expect(mine).toBe(await valueCommitment('agreed', 0, SECRET, recall('agreed')!.values[mine]!))
    agreement.stop()
  })
  it('gives nothing after it was stopped, or for a seat that was left meanwhile', async () => {
    const asked: Command[] = []
    const stopped = new Agreement((wanted) => asked.push(wanted))
    stopped.consider(at({ ...table('commit'), id: 'stopped' }), [])
    stopped.stop()
    const moved = new Agreement((wanted) => asked.push(wanted))
    const free = { ...table('commit'), id: 'moved' }
    moved.consider(at(free), [])
    moved.consider(at({ ...free, you: 1 }, 2), [])
    await vi.waitFor(() => expect(asked.length).toBe(1))
    const [mine] = Object.entries(recall('moved')!.values)[0]!
    expect(committed(asked[0]!)).toBe(mine)
    expect(mine).toBe(await valueCommitment('moved', 1, SECRET, recall('moved')!.values[mine]!))
    moved.stop()
  })
})

it('remembers the commitment that was heard first, also where the device keeps nothing', () => {
  promised('memory', 'sha256:01', 1)
  promised('memory', 'sha256:02', 2)
  expect(recall('memory')?.commitment).toBe('sha256:01')
  remember('memory', { ...recall('memory')!, times: 2 })
  expect(recall('memory')?.times).toBe(2)
})
