// Starts the engine: Python in WebAssembly with our own packages. Its parts are named in engine.json,
// each after its content.

import { loadPyodide } from 'pyodide'

import { furnish, LOCK } from '../../engine/furnish'
import type { Engine } from './device_server'

interface Parts {
  pyodide: string
  'python_stdlib.zip': string
  'kostka.zip': string
  'msgspec.json': string
}

/** `base`: the address of the engine's folder; `key`: this device's (hex). */
export async function startEngine(base: string, key: string): Promise<Engine> {
  const parts = (await fetched(base, 'engine.json').then((answer) => answer.json())) as Parts
  const [python, kostka, msgspec] = await Promise.all([
    loadPyodide({
      indexURL: `${base}${parts.pyodide}/`,
      stdLibURL: `${base}${parts['python_stdlib.zip']}`,
      packageBaseUrl: base,
      lockFileContents: LOCK,
    }),
    fetched(base, parts['kostka.zip']).then((answer) => answer.arrayBuffer()),
    fetched(base, parts['msgspec.json']).then((answer) => answer.json() as Promise<Record<string, string>>),
  ])
  furnish(python, new Uint8Array(kostka), msgspec)
  return python.pyimport('kostka.device.browser').start(key) as Engine
}

async function fetched(base: string, name: string): Promise<Response> {
  const answer = await fetch(`${base}${name}`)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}
