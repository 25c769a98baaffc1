// Questions to the server over HTTP. A refusal is thrown as `Refusal`; no answer as `Unreachable`.

import { onDevice } from '../device/where'
import { SERVERLESS } from './base'
import type { Fault } from '../live/protocol'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.code)
  }
}

export class Unreachable extends Error {}

const PATIENCE = 15_000

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (SERVERLESS || onDevice(path.split('/')[2]?.split('?')[0] ?? '')) return (await import('../device/device')).askDevice<T>(method, path, body)
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new Unreachable(String(error))
  }
  const text = await answer.text().catch(() => '')
  let said: unknown = null
  try {
    said = text ? JSON.parse(text) : null
  } catch {
    throw new Unreachable('not an answer of ours') // a hotel's log-in page, a proxy's error
  }
  if (answer.ok) return said as T
  const fault = said as Partial<Fault> | null
  if (!fault?.code) throw new Unreachable(`status ${answer.status}`)
  throw new Refusal(answer.status, { rule: '', found: '', expected: '', ...fault } as Fault)
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path)
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body)
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, body)
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body)
export const remove = <T>(path: string): Promise<T> => ask<T>('DELETE', path)

/** An id for something asked for once; also where there is no https (a phone in the same network). */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
