// Whatever the net does, every move asked for is made exactly once or is refused aloud, and nothing
// is seen twice.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { table } from './flaky_net'

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

describe('a table over a net', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_700_000_000_000 }))
  afterEach(() => vi.useRealTimers())

  it('brings a move there and the event back', async () => {
    const { server, link, play, seen } = table(1)
    link.start()
    await later(100)
    play('a')
    expect(link.link.outbox).toHaveLength(1)
    await later(100)
    expect(server.events.at(-1)?.body?.move).toBe('a')
    expect(link.link.outbox).toHaveLength(0)
    expect(seen).toEqual([1, 2])
    link.stop()
  })

  it('makes one move of a double tap', async () => {
    const { server, link, play, refused } = table(2)
    link.start()
    await later(100)
    play('a')
    play('a')
    await later(200)
    expect(server.events).toHaveLength(2)
    play('a') // the same move again, later, is another move
    await later(200)
    expect(server.events).toHaveLength(3)
    expect(refused).toEqual([])
    link.stop()
  })

  it('keeps a move over a lost connection and sends it once the net is there', async () => {
    const { server, net, link, sockets, play, kept } = table(3)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    expect(link.link.standing).toBe('lost')
    play('a')
    await later(30_000)
    expect(server.events).toHaveLength(1)
    expect(kept.outbox.map((sent) => sent.done)).toEqual([null])
    net.up = true
    link.wake()
    await later(200)
    expect(server.events).toHaveLength(2)
    expect(kept.outbox).toEqual([])
    link.stop()
  })

  it('does not fire a move that the table has gone past', async () => {
    const { server, net, link, sockets, play, refused } = table(4)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    play('prepared')
    server.add('somebody else', null)
    net.up = true
    await later(20_000)
    expect(server.events.map((event) => event.body?.move)).toEqual([undefined, 'somebody else'])
    expect(refused).toHaveLength(1)
    expect(link.link.table?.number).toBe(2)
    link.stop()
  })

  it('notices a socket that has gone silent', async () => {
    const { net, link, sockets, server } = table(5)
    link.start()
    await later(100)
    net.mute = 1
    server.add('unheard', null)
    await later(10)
    net.mute = 0
    await later(40_000)
    expect(sockets.length).toBeGreaterThan(1)
    expect(link.link.table?.number).toBe(2)
    link.stop()
  })

  it('sends what was on its way again after connecting anew', async () => {
    const { server, net, link, play } = table(8)
    link.start()
    await later(100)
    net.mute = 1
    play('a')
    link.renew()
    net.mute = 0
    expect(link.link.standing).toBe('connecting')
    await later(200)
    expect(link.link.standing).toBe('open')
    expect(link.link.outbox).toEqual([])
    expect(server.events).toHaveLength(2)
    link.stop()
  })

  it('learns the clock of the server', async () => {
    const { link } = table(6)
    link.start()
    await later(60_000)
    expect(Math.abs(link.link.offset - 5000)).toBeLessThan(25)
    link.stop()
  })

  it('lets what was meant for a moment go', async () => {
    const { net, link, sockets, expired, server } = table(7)
    link.start()
    await later(100)
    net.up = false
    sockets.at(-1)!.close()
    await later(50)
    link.ask({ type: 'say', text: 'hello' })
    await later(300_000)
    net.up = true
    await later(20_000)
    expect(expired).toHaveLength(1)
    expect(server.events).toHaveLength(1)
    link.stop()
  })

  it.each([true, false])('comes back after a night to a table of a long log (move arrived: %s)', async (arrived) => {
    const { server, net, link, seen, play, kept, expired, refused } = table(9)
    for (let number = 0; number < 1100; number++) server.add(number, null)
    link.start()
    await later(100)
    net.mute = 1 // with the next word of the server the socket dies: that the move is made, or one before it
    if (!arrived) server.add('unheard', null)
    play('a')
    link.ask({ type: 'say', text: 'good night' })
    await later(100)
    expect(kept.outbox).toHaveLength(2)
    vi.setSystemTime(Date.now() + 8 * 3600 * 1000) // the device sleeps, its timers with it
    server.add('somebody else', null) // of so long a log nothing is told, however little it is
    net.mute = 0
    await later(20_000)
    expect(link.link.standing).toBe('open')
    expect(kept.outbox).toEqual([])
    expect(expired.map((sent) => sent.do.type)).toEqual(['say'])
    expect(refused).toHaveLength(arrived ? 0 : 1)
    expect(server.events.filter((event) => event.body?.command)).toHaveLength(arrived ? 1 : 0)
    expect(seen).toEqual([server.events.length])
    play('b')
    await later(200)
    expect(server.events.at(-1)?.body?.move).toBe('b')
    expect(seen).toEqual([server.events.length - 1, server.events.length])
    link.stop()
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))('survives a lying net (%i)', async (seed) => {
    const lies = { breaks: 0.1, slow: 400, doubles: 0.3, mute: 0.02, swallows: 0.05 }
    const { server, net, link, seen, refused, play, luck } = table(seed, lies)
    link.start()
    let asked = 0
    for (let turn = 0; turn < 40; turn++) {
      await later(luck() * 3000)
      if (luck() < 0.3) server.add('other', null)
      if (luck() < 0.7 && link.link.table && !link.link.outbox.length) {
        asked++
        play(`${turn}`)
      }
      net.up = luck() > (net.up ? 0.1 : 0.5)
      if (luck() < 0.1) link.wake()
    }
    Object.assign(net, { up: true, breaks: 0, mute: 0, swallows: 0 })
    await later(120_000)
    server.add('last', null) // what was swallowed is missed at the latest now
    await later(10_000)
    expect(link.link.outbox).toEqual([])
    expect(link.link.table?.number).toBe(server.events.length)
    const mine = server.events.filter((event) => event.body?.command)
    expect(new Set(mine.map((event) => event.body?.command)).size).toBe(mine.length)
    expect(asked).toBeGreaterThan(0)
    expect(mine.length + refused.length).toBe(asked)
    expect(seen).toEqual(server.events.slice(seen[0]! - 1).map((event) => event.number))
    link.stop()
  })
})
