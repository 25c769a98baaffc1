// The pages there are, by address; each loaded when it is opened.

import type { Component } from 'svelte'

export interface Page {
  load: () => Promise<{ default: Component<any> }>
  /** The groups of words it needs beside `web`. */
  words: string[]
  /** Its name, a key. */
  title: string
}

export const ROUTES: Record<string, Page> = {
  '/': { load: () => import('../pages/home/Home.svelte'), words: [], title: 'web-home' },
}

export const LOST: Page = {
  load: () => import('../pages/Lost.svelte'),
  words: [],
  title: 'web-lost',
}
