import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { named } from './breakpoints.ts'

const SRC = join(import.meta.dirname, '../src')

it('puts conditions in the place of names', () => {
  expect(named('@media (--tablet) and (hover: hover) { a { color: var(--ink) } }')).toBe(
    '@media (min-width: 45rem) and (hover: hover) { a { color: var(--ink) } }',
  )
  expect(named('@container (--small) { }')).toBe('@container (max-width: 30rem) { }')
  expect(() => named('@media (--tabletop) { }')).toThrow('no breakpoint: tabletop')
})

it('finds no bare width where a name says the same', () => {
  const bare = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|css)$/.test(path))
    .flatMap((path) => readFileSync(join(SRC, path), 'utf8').match(/@media[^{]*\b(30|44\.99|45|70|110)rem[^{]*/g) ?? [])
  expect(bare).toEqual([])
})
