// Runs a Python script by the engine as it is shipped: node run.mjs FOLDER SCRIPT.py ARGUMENT
//
// FOLDER is the built one, with engine.json. The script's last expression, a text, is printed; `ARGUMENT`
// has its argument.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { furnish, LOCK } from './furnish.ts'

const [folder, script, argument] = process.argv.slice(2)
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href)

try {
  const parts = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8'))
  const python = await loadPyodide({
    indexURL: join(folder, parts.pyodide),
    stdLibURL: join(folder, parts['python_stdlib.zip']),
    packageBaseUrl: folder,
    lockFileContents: LOCK,
  })
  furnish(
    python,
    new Uint8Array(readFileSync(join(folder, parts['kostka.zip']))),
    JSON.parse(readFileSync(join(folder, parts['msgspec.json']), 'utf8')),
  )
  python.globals.set('ARGUMENT', argument ?? '')
  console.log(python.runPython(readFileSync(script, 'utf8')))
} catch (error) {
  console.error(error.message) // its stack quotes the whole interpreter
  process.exit(1)
}
