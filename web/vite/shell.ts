// What the build adds to the page: the service worker with the list of all files, the patterns of
// the page's addresses for the server, and every file packed for the way.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { compress } from './compress.ts'

const ROUTE = /^  '(\/[^']*)': \{/gm

export function shell(): Plugin {
  let folder = ''
  return {
    name: 'kostka-shell',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(join(folder, 'assets')).sort()
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
      const list = ['./', 'index.html', 'icon.svg', 'kostka.webmanifest', ...files.map((name) => `assets/${name}`)]
      writeFileSync(
        join(folder, 'worker.js'),
        worker.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(list)),
      )
      const routes = readFileSync(join(import.meta.dirname, '../src/app/routes.ts'), 'utf8')
      const patterns = [...routes.matchAll(ROUTE)].map(([, pattern]) => pattern)
      writeFileSync(join(folder, 'addresses.json'), JSON.stringify(patterns))
      compress(folder)
    },
  }
}
