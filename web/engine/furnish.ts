// Puts our packages and msgspec where the interpreter finds them.

import { version, type PyodideAPI } from 'pyodide'

const SITE = '/lib/python3.14/site-packages'

/** What Pyodide wants to be told of the packages of its own that there are: none. */
export const LOCK: string = JSON.stringify({
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14', version },
  packages: {},
})

/** `kostka`: an archive of our packages; `msgspec`: the files of its wheel, base64 by name. */
export function furnish(python: PyodideAPI, kostka: Uint8Array, msgspec: Record<string, string>): void {
  for (const [name, text] of Object.entries(msgspec)) {
    const path = `${SITE}/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
  }
  python.FS.writeFile('/lib/kostka.zip', kostka)
  python.runPython('import sys; sys.path.insert(0, "/lib/kostka.zip")')
}
