// The worker beside the page in which the server of one runs.

import { DeviceServer } from './device_server'
import { startEngine } from './engine'
import { Logs } from './logs'
import type { FromPage, ToPage } from './messages'

const logs = new Logs()
const tabs = new BroadcastChannel('kostka-device')
const base = new URL('engine/', new URL(import.meta.env.DEV ? '/' : '..', import.meta.url)).href

const server = new DeviceServer(
  logs,
  async () => startEngine(base, await logs.key()),
  (message: ToPage) => postMessage(message),
  { tell: (table) => tabs.postMessage(table) },
)
tabs.onmessage = ({ data }: MessageEvent<string>) => void server.changed(data)
onmessage = ({ data }: MessageEvent<FromPage>) => void server.take(data)
// what nobody caught (Pyodide's own, when its files do not come): told like an error outside a promise
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  postMessage({ type: 'failed', why: String(event.reason) } satisfies ToPage)
})
