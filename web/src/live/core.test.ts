// The connection as a value, where a whole net would hide what it does.

import { describe, expect, it } from 'vitest'

import { ask, closed, fresh, hear, pending, tick, type Effect, type Link, type Sent } from './core'
import type { FromServer, Told } from './protocol'

interface Table {
  number: number
  position: number
}
type Frame = FromServer<Table, string>
type Done = [Link<Table>, Effect<Table, string>[]]

const events = (from: number, to: number): Told<string>[] =>
  Array.from({ length: to - from + 1 }, (_, more) => ({ number: from + more, at: 0, body: `${from + more}` }))
const at = (number: number): Table => ({ number, position: number })
const welcome = (number: number, since = number): Frame => ({
  type: 'welcome',
  table: at(number),
  events: events(since + 1, number),
  person: null,
  watching: 0,
  now: 1_005_000,
})
const opened = (number = 5): Link<Table> => hear<Table, string>(fresh<Table>(1_000_000), welcome(number), 1_000_000)[0]
const told = ([, effects]: Done): number[] =>
  effects.flatMap((effect) => (effect.type === 'told' ? effect.events.map((event) => event.number) : []))
const kinds = ([, effects]: Done): string[] => effects.map((effect) => effect.type)

describe('the connection to a table', () => {
  it('tells what is new, and only that', () => {
    expect(told(hear(opened(), { type: 'events', events: events(6, 8), table: at(8) }, 1))).toEqual([6, 7, 8])
    expect(told(hear(opened(), { type: 'events', events: events(4, 8), table: at(8) }, 1))).toEqual([6, 7, 8])
    expect(told(hear(opened(), { type: 'events', events: events(4, 5), table: at(5) }, 1))).toEqual([])
    expect(told(hear(opened(), welcome(7, 3), 1))).toEqual([6, 7])
  })

  it('tells all anew to somebody else, though nothing has happened', () => {
    const ann = { id: 'a', name: 'Ann', bot: false, guest: false }
    const [, effects] = hear<Table, string>(opened(), { ...welcome(5), person: ann } as Frame, 1)
    expect(effects).toContainEqual({ type: 'told', events: [], table: at(5), fresh: true })
    expect(kinds(hear(opened(), welcome(5), 1))).toEqual([])
  })

  it('asks anew where something is missing', () => {
    const gap = hear<Table, string>(opened(), { type: 'events', events: events(7, 8), table: at(8) }, 1)
    expect(kinds(gap)).toEqual(['drop'])
    expect(gap[0].table?.number).toBe(5)
  })

  it('shows the table as it stands where too much is missing', () => {
    const [link, effects] = hear<Table, string>(opened(), welcome(400), 1)
    expect(effects).toMatchObject([{ type: 'told', fresh: true, events: [] }])
    expect(link.table?.number).toBe(400)
  })

  it('takes nothing back when another worker is a moment behind', () => {
    const behind = hear<Table, string>(opened(9), welcome(7), 1)
    expect(behind[0].table?.number).toBe(9)
    expect(told(behind)).toEqual([])
  })

  it('sends what is unanswered again, at once, on a new socket', () => {
    const [asked] = ask<Table, string>(opened(), 'one', { type: 'play', position: 5, move: 1 }, 10)
    const [lost] = closed<Table, string>(asked, 1006, 20, 0.5)
    const again = hear<Table, string>(lost, welcome(5), 30)
    expect(again[1]).toMatchObject([{ type: 'send', frame: { id: 'one' } }])
  })

  it('holds a move until its event is here, so that nothing flickers', () => {
    const [asked] = ask<Table, string>(opened(), 'one', { type: 'play', position: 5, move: 1 }, 10)
    const [done] = hear<Table, string>(asked, { type: 'done', id: 'one', number: 6 }, 20)
    expect(pending(done)?.id).toBe('one')
    const [seen] = hear<Table, string>(done, { type: 'events', events: events(6, 6), table: at(6) }, 30)
    expect(pending(seen)).toBeNull()
  })

  it('does not send what is done, or was sent just now', () => {
    const [asked] = ask<Table, string>(opened(), 'one', { type: 'play', position: 5, move: 1 }, 1_000_010)
    expect(kinds(tick<Table, string>(asked, 1_001_000))).toEqual([])
    expect(kinds(tick<Table, string>(asked, 1_009_000))).toEqual(['send'])
    const [done] = hear<Table, string>(asked, { type: 'done', id: 'one', number: 6 }, 1_001_000)
    expect(kinds(tick<Table, string>(done, 1_003_000))).toEqual([])
    expect(kinds(tick<Table, string>(done, 1_010_000))).toEqual(['drop']) // its event should be here
  })

  it('says nothing at once that was meant for a moment long ago, however early the welcome', () => {
    const kept = [
      { id: 'words', do: { type: 'say', text: 'hi' }, at: 1, done: null, out: 7 },
      { id: 'move', do: { type: 'play', position: 5, move: 1 }, at: 2, done: null, out: 7 },
      { id: 'seen', do: { type: 'play', position: 3, move: 1 }, at: 3, done: 4, out: 7 },
    ] as Sent[]
    const [link, effects] = hear<Table, string>(fresh<Table>(1_000_000, kept), welcome(1400, 1400), 1_000_050)
    expect(link.outbox.map((sent) => sent.id)).toEqual(['move'])
    expect(effects.flatMap((effect) => (effect.type === 'send' ? [effect.frame] : []))).toMatchObject([{ id: 'move' }])
    expect(effects.flatMap((effect) => (effect.type === 'expired' ? [effect.sent.id] : []))).toEqual(['words'])
  })

  it('stops where it is of no use', () => {
    for (const [code, standing] of [[4001, 'signed-out'], [4004, 'unknown']] as const) {
      const over = closed<Table, string>(opened(), code, 1, 0.5)
      expect(over[0].standing).toBe(standing)
      expect(kinds(over)).toEqual([])
    }
    expect(kinds(closed<Table, string>(opened(), 1012, 1, 0.5))).toEqual(['connect'])
  })

  it('comes again at once after a restart, and in a while where the server is busy', () => {
    const after = (code: number) => closed<Table, string>(opened(), code, 1, 0.5)[1]
    expect(after(1012)).toEqual([{ type: 'connect', after: 250 }])
    expect(after(1013)).toEqual([{ type: 'connect', after: 1000 }])
  })
})
