import { expect, test } from 'vitest'

import { DeviceServer, type Engine } from './device_server'
import { Conflict, type Logs } from './logs'
import type { Reply, Request, ToPage, Write } from './messages'

const ANN = { id: 'self-1', name: 'Ann', bot: false, guest: false }
const write = (table: string, secret: string | null, ...numbers: number[]): Write =>
  ({ table, secret, events: numbers.map((number) => ({ number })), listed: {} }) as unknown as Write
const ask = (path: string) => ({ type: 'ask', ask: 1, method: 'POST', path, who: ANN, body: null }) as const
const open = (table: string) => ({ type: 'open', socket: 7, table, who: ANN, since: null }) as const

/** Logs in memory, which are `full` at times. */
class Kept {
  full = false
  readonly tables = new Map<string, Write[]>()

  log = async (table: string) => (this.tables.has(table) ? { secret: '00', events: [] } : null)

  write = async (writes: Write[]): Promise<void> => {
    if (this.full) throw new Error('full')
    if (writes.some((one) => one.secret !== null && this.tables.has(one.table))) throw new Conflict()
    for (const one of writes) this.tables.set(one.table, [...(this.tables.get(one.table) ?? []), one])
  }
}

/** A server over these; `brings`: what the engine would write, which has these tables in memory. */
function served(kept: Kept, brings: (request: Request, memory: Set<string>) => Write[]) {
  const memory = new Set<string>()
  const said: ToPage[] = []
  const engine: Engine = (text) => {
    const request = JSON.parse(text) as Request
    if (request.type === 'drop') memory.delete(request.table)
    if (request.type === 'load') memory.add(request.table)
    const writes = brings(request, memory)
    for (const { table } of writes) memory.add(table)
    const answers = request.type === 'ask' ? [{ ask: request.ask, status: 200, body: [...memory] }] : []
    return JSON.stringify({ writes, frames: [], answers, due: null } satisfies Reply)
  }
  const post = (message: ToPage): void => void said.push(message)
  const server = new DeviceServer(kept as unknown as Logs, async () => engine, post, { tell: () => undefined })
  return { server, memory, said }
}

test('what could not be kept is not in the engine either, and is made when it is asked for again', async () => {
  const kept = new Kept()
  const { server, memory, said } = served(kept, (request, known) =>
    request.type === 'ask' && !known.has('device-a') ? [write('device-a', '00', 1)] : [],
  )
  kept.full = true
  await server.take(ask('/tables'))
  expect(said.at(-1)).toMatchObject({ type: 'answer', status: 503 })
  expect(memory).toEqual(new Set())
  kept.full = false
  await server.take(ask('/tables'))
  expect(said.at(-1)).toMatchObject({ status: 200 })
  expect(kept.tables.has('device-a')).toBe(true)
})

test('a table whose rematch was made before the reload is loaded with it', async () => {
  const kept = new Kept()
  await kept.write([write('device-a', '00', 1), write('device-b', '00', 1)])
  const { server, memory, said } = served(kept, (request, known) =>
    request.type === 'load' && request.table === 'device-a' && !known.has('device-b') ? [write('device-b', '00', 1)] : [],
  )
  await server.take(open('device-a'))
  expect(memory).toEqual(new Set(['device-a', 'device-b']))
  expect(said.filter((one) => one.type === 'closed')).toEqual([])
})

test('a table that cannot be loaded whole is asked for again', async () => {
  const kept = new Kept()
  await kept.write([write('device-a', '00', 1)])
  kept.full = true
  const { server, memory, said } = served(kept, (request) => (request.type === 'load' ? [write('device-a', null, 2)] : []))
  await server.take(open('device-a'))
  expect(said).toEqual([{ type: 'closed', socket: 7, code: 1013 }])
  expect(memory).toEqual(new Set())
})

test('what another tab has changed leaves the engine', async () => {
  const kept = new Kept()
  await kept.write([write('device-a', '00', 1)])
  const { server, memory, said } = served(kept, () => [])
  await server.take(open('device-a'))
  await server.changed('device-a')
  expect(said).toEqual([{ type: 'closed', socket: 7, code: 1012 }])
  expect(memory).toEqual(new Set())
})
