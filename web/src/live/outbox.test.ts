import 'fake-indexeddb/auto'

import { describe, expect, it } from 'vitest'

import type { Sent } from './core'
import { Outbox } from './outbox'

const sent = (id: string, at = 5): Sent => ({
  id,
  do: { type: 'play', position: 3, move: { type: 'pass' } },
  at,
  done: null,
  out: 7,
})
const ids = async (table: string): Promise<string[]> =>
  (await new Outbox(table).remembered(2000)).map((one) => one.id)

describe('the outbox on the device', () => {
  it('is there again after a reload, table by table, in order', async () => {
    await new Outbox('one').keep([sent('b', 1), sent('a', 2)])
    await new Outbox('two').keep([sent('c')])
    expect(await ids('one')).toEqual(['b', 'a'])
    expect(await ids('two')).toEqual(['c'])
  })

  it('is what was kept last, however quickly', async () => {
    const box = new Outbox('three')
    void box.keep([sent('a')])
    void box.keep([])
    void box.keep([sent('z')])
    await box.keep([sent('b')])
    expect(await ids('three')).toEqual(['b'])
    await box.keep([])
    expect(await ids('three')).toEqual([])
  })

  it('takes nothing away from another tab', async () => {
    const tabs = [new Outbox('four'), new Outbox('four')]
    await tabs[0]!.keep([sent('mine')])
    await tabs[1]!.keep([sent('yours')])
    await tabs[1]!.keep([])
    expect(await ids('four')).toEqual(['mine'])
  })

  it('does not come back after weeks', async () => {
    await new Outbox('old').keep([sent('a', 0)])
    expect(await new Outbox('old').remembered(8 * 24 * 3600 * 1000)).toEqual([])
  })
})
