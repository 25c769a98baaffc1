// Breakpoints by name in the page's styles, as custom media queries are written (Media Queries 5).

import type { Plugin } from 'vite'

import { BREAKPOINTS } from '../src/app/breakpoints.ts'

const RULE = /@(?:media|container)[^{;]*/g
const NAME = /\(--([a-z-]+)\)/g

/** A style with the conditions in the place of their names. Throws for a name that there is not. */
export function named(style: string): string {
  return style.replaceAll(RULE, (rule) =>
    rule.replaceAll(NAME, (_, name: string) => {
      const condition = (BREAKPOINTS as Record<string, string>)[name]
      if (!condition) throw new Error(`no breakpoint: ${name}`)
      return condition
    }),
  )
}

export function breakpoints(): Plugin {
  return {
    name: 'kostka-breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.(svelte|css)$/.test(id)) return null
      return code.includes('(--') ? { code: named(code), map: null } : null
    },
  }
}
