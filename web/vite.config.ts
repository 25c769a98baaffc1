import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { breakpoints } from './vite/breakpoints.ts'
import { fluent } from './vite/fluent.ts'
import { shell } from './vite/shell.ts'

/** What every page needs, in one file; and the words that home needs, in one for each language. */
const FIRST = /\/src\/main\.ts$/
const WORDS = /locale\/(\w+)\/(?:house|web|web_lobby|door)\.ftl$/
/** What home shows below its games, in one file; in another what of it tables show as well. */
const BOTH = /\/src\/(?:parts\/Disc\.svelte|words\/setups\.ts$)/
const BELOW = /\/src\/pages\/home\/below\.ts$/
/** What tables share with each other and with the frame around them: one file instead of twenty. */
const STAGE = /\/src\/(?:app\/breakpoints|chance\/recipe|pages\/Lost|parts\/(?:bell|deaf|early|Later|Missing|now|OverSheet|Plate|roving|seats|shake|shortcuts|Stage|step_sounds|Wood)|rules\/(?:RuleLink|RuleText))\.(?:svelte\.ts|svelte|ts)$/
const server = process.env.KOSTKA_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [breakpoints(), fluent(), svelte(), shell()],
  // scripts find each other wherever the page's folder stands; the page itself is found at any address
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: of its own
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: WORDS, name: (id) => `words-${WORDS.exec(id)?.[1]}` },
            { test: FIRST, name: 'first' },
            { test: BOTH, name: 'both' },
            { test: BELOW, name: 'below' },
            { test: STAGE, name: 'stage' },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/engine-[hash].js' } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true }, '/engine': { target: server } } },
  test: {
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 300_000, // a test that takes so long hangs; a busy machine takes its time
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
  },
})
