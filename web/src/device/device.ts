// The device as a server: asked as the other is, over "sockets" to its worker.

import { Refusal, Unreachable } from '../app/api'
import type { Socket } from '../live/link'
import type { Fault } from '../live/protocol'
import type { FromPage, ToPage } from './messages'
import type { Person } from '../types/server'
import { ABLE, isAble } from './able'
import { holderOf } from './holder'
import { oneself } from './oneself'
import { onDevice } from './where'

interface Ends {
  heard: (text: string) => void
  closed: (code: number) => void
}

let worker: Worker | null = null
let last = 0
const sockets = new Map<number, Ends>()
const asked = new Map<number, { resolve: (answer: ToPage & { type: 'answer' }) => void; reject: (error: unknown) => void }>()

/** Asks the device what a server is asked over HTTP. Throws Refusal; Unreachable where it cannot play. */
export async function askDevice<T>(method: string, path: string, body: unknown = null): Promise<T> {
  if (!isAble()) throw new Refusal(501, { rule: '', code: 'browser-old', found: '', expected: ABLE })
  const number = ++last
  const answer = await new Promise<ToPage & { type: 'answer' }>((resolve, reject) => {
    asked.set(number, { resolve, reject })
    post({ type: 'ask', ask: number, method, path, who: asker(path), body })
  })
  if (answer.status === 200) return answer.body as T
  if (answer.status === 503) throw new Unreachable('not stored')
  throw new Refusal(answer.status, answer.body as Fault)
}

/** Who asks: of a table whoever holds the device there. */
function asker(path: string): Person {
  const table = path.split('/')[2]
  return table && onDevice(table) ? holderOf(table) : oneself()
}

/** A socket to a table on this device. */
export function openDevice(
  table: string,
  since: number | null,
  heard: (text: string) => void,
  closed: (code: number) => void,
): Socket {
  const socket = ++last
  sockets.set(socket, { heard, closed })
  post({ type: 'open', socket, table, who: holderOf(table), since })
  return {
    send: (text) => post({ type: 'heard', socket, text }),
    close: () => {
      sockets.delete(socket)
      post({ type: 'shut', socket })
    },
  }
}

function post(message: FromPage): void {
  worker ??= begun()
  worker.postMessage(message)
}

function begun(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'kostka' })
  made.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data)
  made.onerror = (event) => hear({ type: 'failed', why: event.message })
  return made
}

function hear(message: ToPage): void {
  switch (message.type) {
    case 'answer':
      asked.get(message.ask)?.resolve(message)
      asked.delete(message.ask)
      break
    case 'frame':
      sockets.get(message.socket)?.heard(message.text)
      break
    case 'closed': {
      const ends = sockets.get(message.socket)
      sockets.delete(message.socket)
      ends?.closed(message.code)
      break
    }
    case 'failed':
      fail(message.why)
  }
}

/** The engine has broken, or cannot run here: everybody is told, and the next one to ask starts another. */
function fail(why: string): void {
  console.warn(why)
  worker?.terminate()
  worker = null
  for (const { reject } of asked.values()) reject(new Unreachable(why))
  asked.clear()
  const open = [...sockets.values()]
  sockets.clear()
  for (const { closed } of open) closed(1006)
}
