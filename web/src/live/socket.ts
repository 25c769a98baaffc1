// A socket to a table. When it cannot even be opened, the server is asked why: a browser does not say.

import { get, Refusal } from '../app/api'
import { onDevice } from '../device/where'
import type { Socket } from './link'
import { SESSION, UNKNOWN } from './protocol'

export function openSocket(
  table: string,
  since: number | null,
  heard: (text: string) => void,
  closed: (code: number) => void,
): Socket {
  if (onDevice(table)) return openLater(import('../device/device').then(({ openDevice }) => openDevice(table, since, heard, closed)), closed)
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  if (since !== null) address.searchParams.set('since', String(since))
  const socket = new WebSocket(address)
  let spoken = false
  socket.onmessage = (event) => {
    spoken = true
    heard(event.data as string)
  }
  socket.onclose = (event) => {
    if (spoken || event.code !== 1006) closed(event.code)
    else void reason(table).then(closed)
  }
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => socket.close(),
  }
}

/** A socket that opens when what it needs is here; nothing is sent before its first word. */
function openLater(coming: Promise<Socket>, closed: (code: number) => void): Socket {
  let socket: Socket | null = null
  let over = false
  coming.then(
    (open) => {
      socket = open
      if (over) open.close()
    },
    () => closed(1006),
  )
  return {
    send: (text) => socket?.send(text),
    close: () => {
      over = true
      socket?.close()
    },
  }
}

async function reason(table: string): Promise<number> {
  try {
    await get(`/tables/${encodeURIComponent(table)}`)
    return 1006
  } catch (error) {
    if (!(error instanceof Refusal)) return 1006
    if (error.status === 404) return UNKNOWN
    return error.status === 401 ? SESSION : 1006
  }
}
