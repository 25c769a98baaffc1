// The list of files that the service worker keeps: written beside them when all are named.

import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

export function shell(): Plugin {
  return {
    name: 'kostka-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      this.emitFile({
        type: 'asset',
        fileName: 'shell.json',
        source: JSON.stringify({ version, files: files.map((name) => `/${name}`) }),
      })
    },
  }
}
