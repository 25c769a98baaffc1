// Packs the engine: node pack.mjs SOURCES.zip MSGSPEC.json FOLDER
//
// SOURCES.zip has our packages, MSGSPEC.json the files of msgspec's wheel (base64 by name). Into
// FOLDER come `python_stdlib.zip` and `kostka.zip`, compiled and without what is not used.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { furnish } from './furnish.ts'

const [sources, msgspec, folder] = process.argv.slice(2)
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)

const bytes = (path) => new Uint8Array(readFileSync(path))
try {
  await pack()
} catch (error) {
  console.error(error.message) // its stack quotes the whole interpreter
  process.exit(1)
}

async function pack() {
  const python = await loadPyodide({ indexURL: pyodide })
  furnish(python, bytes(sources), JSON.parse(readFileSync(msgspec, 'utf8')))
  python.runPython(readFileSync(join(import.meta.dirname, 'warm.py'), 'utf8'))
  python.runPython('import sys; warm = set(sys.modules)')
  python.FS.writeFile('/tmp/library.zip', bytes(join(pyodide, 'python_stdlib.zip')))
  python.FS.writeFile('/tmp/program.zip', bytes(sources))
  python.runPython(readFileSync(join(import.meta.dirname, 'pack.py'), 'utf8'))
  for (const [name, made] of [
    ['python_stdlib.zip', 'library(open("/tmp/library.zip", "rb").read(), warm)'],
    ['kostka.zip', 'program(open("/tmp/program.zip", "rb").read())'],
  ]) {
    const archive = python.runPython(made)
    writeFileSync(join(folder, name), archive.toJs())
    archive.destroy()
  }
}
