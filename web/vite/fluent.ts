// Words for people: the .ftl files of the package, one script each, and a build that fails where a
// word is missing: in a language, or for a key that the page says.

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { typeset } from '../src/words/typeset.ts'

export const LANGUAGES = ['cs', 'en', 'de', 'uk']
const LOCALE = resolve(import.meta.dirname, '../../src/kostka/locale')
const MESSAGE = /^([a-z][a-z0-9-]*) *=/gim
const SAID = /\bwords\(\s*(?:'([^']+)'|"([^"]+)"|`([^`$]*)(\$?))/g

/** The keys of each language. */
export function keys(folder = LOCALE): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const language of LANGUAGES) {
    const all = new Set<string>()
    for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('.ftl')))
      for (const match of readFileSync(join(folder, language, file), 'utf8').matchAll(MESSAGE))
        all.add(match[1]!)
    found.set(language, all)
  }
  return found
}

/** What a source says that some language has no word for, as `language: key`. */
export function missing(source: string, known: Map<string, Set<string>>): string[] {
  const found: string[] = []
  for (const [, single, double, template, more] of source.matchAll(SAID)) {
    const key = single ?? double ?? template ?? ''
    for (const [language, all] of known) {
      const there = more ? [...all].some((one) => one.startsWith(key)) : all.has(key)
      if (!there) found.push(`${language}: ${key}`)
    }
  }
  return found
}

/** Comments are for translators, not for the wire. */
export function stripped(text: string): string {
  return text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n').trim()
}

export function fluent(): Plugin {
  let known = keys()
  let shown = typeset
  return {
    name: 'kostka-fluent',
    enforce: 'pre',
    configResolved(config) {
      if (config.mode === 'test') shown = (text) => text // tests read sentences as they are written
    },
    buildStart() {
      known = keys()
      const [first, ...others] = LANGUAGES
      for (const other of others)
        for (const [here, there] of [[first!, other], [other, first!]] as const)
          for (const key of known.get(here)!)
            if (!known.get(there)!.has(key)) this.error(`no word in ${there}: ${key}`)
    },
    load(id) {
      if (!id.endsWith('.ftl')) return null
      this.addWatchFile(id)
      const text = shown(stripped(readFileSync(id, 'utf8')), basename(dirname(id)))
      return `export default ${JSON.stringify(text)}`
    },
    transform(code, id) {
      if (!/\/web\/src\/.*\.(svelte|ts)$/.test(id) || basename(id).endsWith('.test.ts')) return null
      const lost = missing(code, known)
      if (lost.length) this.error(`no word: ${lost.join(', ')}`)
      return null
    },
  }
}
