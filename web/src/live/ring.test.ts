import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Bell, type Bid, type Channel } from './ring'

function browser(count: number): { bells: Bell[]; looked: number[]; rung: number[] } {
  const listeners: ((bid: Bid) => void)[][] = Array.from({ length: count }, () => [])
  const looked = Array.from({ length: count }, (_, tab) => tab)
  const rung: number[] = []
  const bells = looked.map((_, tab) => {
    const channel: Channel = {
      post: (bid) =>
        setTimeout(() => listeners.forEach((each, other) => other !== tab && each.forEach((hear) => hear(bid))), 5),
      hear: (listener) => listeners[tab]!.push(listener),
    }
    return new Bell(channel, `tab${tab}`, () => looked[tab]!)
  })
  return { bells, looked, rung }
}

describe('the bell of several tabs', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('rings in the tab looked at last, and only there', async () => {
    const { bells, looked, rung } = browser(4)
    looked[2] = 99
    bells.forEach((bell, tab) => bell.ring('t/7', () => rung.push(tab)))
    await vi.advanceTimersByTimeAsync(500)
    expect(rung).toEqual([2])
  })

  it('does not ring again in a tab that hears later', async () => {
    const { bells, rung } = browser(3)
    bells[2]!.ring('t/7', () => rung.push(2))
    await vi.advanceTimersByTimeAsync(400)
    bells[0]!.ring('t/7', () => rung.push(0))
    await vi.advanceTimersByTimeAsync(400)
    expect(rung).toEqual([2])
  })

  it('rings once for one thing, and again for the next', async () => {
    const { bells, rung } = browser(1)
    bells[0]!.ring('t/7', () => rung.push(7))
    bells[0]!.ring('t/7', () => rung.push(7))
    bells[0]!.ring('t/9', () => rung.push(9))
    await vi.advanceTimersByTimeAsync(400)
    expect(rung).toEqual([7, 9])
  })
})
