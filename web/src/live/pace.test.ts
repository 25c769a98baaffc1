import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Pace } from './pace'

describe('the pace of a table', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows one step after another, each for its time', async () => {
    const shown: string[] = []
    const pace = new Pace<string>((step) => shown.push(step))
    pace.add([{ step: 'throw', ms: 900 }, { step: 'call', ms: 300 }, { step: 'accept', ms: 500 }])
    expect(shown).toEqual(['throw'])
    await vi.advanceTimersByTimeAsync(890)
    expect(shown).toEqual(['throw'])
    await vi.advanceTimersByTimeAsync(20)
    expect(shown).toEqual(['throw', 'call'])
    await vi.advanceTimersByTimeAsync(300)
    expect(shown).toEqual(['throw', 'call', 'accept'])
    expect(pace.behind).toBe(false)
    pace.add([{ step: 'table', ms: 100 }]) // what comes meanwhile waits until that had its time
    expect(shown).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(500)
    expect(shown.at(-1)).toBe('table')
  })

  it('shows at once what somebody did who has seen all, and after what still waits', async () => {
    const shown: string[] = []
    const pace = new Pace<string>((step) => shown.push(step))
    pace.add([{ step: 'throw', ms: 900 }])
    pace.add([{ step: 'call', ms: 700 }], true)
    expect(shown).toEqual(['throw', 'call'])
    await vi.advanceTimersByTimeAsync(690)
    pace.add([{ step: 'accept', ms: 500 }])
    pace.add([{ step: 'table', ms: 100 }], true)
    expect(shown).toEqual(['throw', 'call'])
    await vi.advanceTimersByTimeAsync(20)
    expect(shown).toEqual(['throw', 'call', 'accept'])
    await vi.advanceTimersByTimeAsync(500)
    expect(shown.at(-1)).toBe('table')
    await vi.advanceTimersByTimeAsync(1000)
    pace.add([{ step: 'again', ms: 100 }])
    expect(shown.at(-1)).toBe('again')
  })

  it('never falls far behind', async () => {
    const shown: number[] = []
    const pace = new Pace<number>((step) => shown.push(step))
    pace.add(Array.from({ length: 60 }, (_, step) => ({ step, ms: 1000 })))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown).toHaveLength(60)
  })

  it('shows all at once to who is in a hurry, and then goes on as before', async () => {
    const shown: [string, boolean][] = []
    const pace = new Pace<string>((step, last) => shown.push([step, last]))
    pace.hurry()
    pace.add(['throw', 'keep', 'write'].map((step) => ({ step, ms: 900 })))
    pace.hurry()
    expect(shown).toEqual([['throw', false], ['keep', false], ['write', true]])
    expect(pace.behind).toBe(false)
    pace.add([{ step: 'mine', ms: 100 }, { step: 'next', ms: 100 }])
    expect(shown.slice(3)).toEqual([['mine', false]])
    await vi.advanceTimersByTimeAsync(100)
    expect(shown).toHaveLength(5)
  })

  it('forgets what waits when the table is shown as it stands', async () => {
    const shown: number[] = []
    const pace = new Pace<number>((step) => shown.push(step))
    pace.add([{ step: 1, ms: 100 }, { step: 2, ms: 100 }])
    pace.clear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual([1])
    expect(pace.behind).toBe(false)
  })
})
