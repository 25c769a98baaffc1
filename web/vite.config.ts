import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { breakpoints } from './vite/breakpoints.ts'
import { fluent } from './vite/fluent.ts'
import { shell } from './vite/shell.ts'

const server = process.env.KOSTKA_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [breakpoints(), fluent(), svelte(), shell()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows no data: of its own
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: true,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 300_000, // a test that takes so long hangs; a busy machine takes its time
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
  },
})
