// The pages there are, by address; each loaded when it is opened.

import type { Component } from 'svelte'

import Home from '../pages/home/Home.svelte' // comes with the first script
import { match } from './router.svelte'

export interface Page {
  load: () => Promise<{ default: Component<any> }>
  /** The groups of words it needs beside `web`. */
  words: string[]
  /** Its name, a key. */
  title: string
  /** It is about others, or has to be reckoned: without a server it says so. */
  server?: true
  /** A table is on it: it takes all the room there is, up to a projector's. */
  roomy?: true
}

export const ROUTES: Record<string, Page> = {
  '/': { load: async () => ({ default: Home }), words: ['web_lobby', 'door'], title: 'web-home' },
  '/lobby': { load: () => import('../pages/lobby/Lobby.svelte'), words: ['web_lobby', 'door', 'web_table'], title: 'web-lobby', server: true },
  '/bots': { load: () => import('../pages/bots/Bots.svelte'), words: ['web_bots'], title: 'web-bots' },
  '/me': { load: () => import('../pages/me/Me.svelte'), words: ['web_me', 'web_lobby', 'door', 'web_table', 'web_statistics'], title: 'web-me' },
  '/rules': { load: () => import('../pages/rules/Rules.svelte'), words: ['web_rules', 'web_lobby'], title: 'web-rules' },
  '/rules/:rule': {
    load: () => import('../pages/rules/Rules.svelte'),
    words: ['web_rules', 'web_lobby'],
    title: 'web-rules',
  },
  '/learn/:game': {
    load: () => import('../pages/learn/Lesson.svelte'),
    words: ['web_learn'],
    title: 'web-learn',
    roomy: true,
  },
  '/new/:game': {
    load: () => import('../pages/new/NewTable.svelte'),
    words: ['web_new', 'web_lobby', 'door'],
    title: 'web-new',
  },
  '/t/:id': {
    load: () => import('../pages/table/TablePage.svelte'),
    words: ['web_table', 'web_stage', 'door'],
    title: 'web-table',
    roomy: true,
  },
  '/replay/:id': {
    load: () => import('../pages/replay/Replay.svelte'),
    words: ['web_replay', 'web_table'],
    title: 'web-replay',
    roomy: true,
  },
  '/verify': {
    load: () => import('../pages/verify/Verify.svelte'),
    words: ['web_verify'],
    title: 'web-verify',
  },
  '/verify/:id': {
    load: () => import('../pages/verify/Verify.svelte'),
    words: ['web_verify'],
    title: 'web-verify',
  },
  '/practice': {
    load: () => import('../pages/practice/Choose.svelte'),
    words: ['web_practice', 'web_lobby'],
    title: 'web-practice',
    server: true,
  },
  '/practice/today': {
    load: () => import('../pages/practice/Practice.svelte'),
    words: ['web_practice', 'web_lobby'],
    title: 'web-today',
    server: true,
    roomy: true,
  },
  '/practice/:game': {
    load: () => import('../pages/practice/Practice.svelte'),
    words: ['web_practice'],
    title: 'web-practice',
    server: true,
    roomy: true,
  },
  '/statistics': {
    load: () => import('../pages/statistics/Statistics.svelte'),
    words: ['web_statistics'],
    title: 'web-statistics',
    server: true,
  },
}

/** The page at an address, and the values of its `:names`. */
export function pageAt(path: string): [Page, Record<string, string>] {
  for (const [pattern, page] of Object.entries(ROUTES)) {
    const values = match(pattern, path)
    if (values) return [page, values]
  }
  return [LOST, {}]
}

export const LOST: Page = {
  load: () => import('../pages/Lost.svelte'),
  words: [],
  title: 'web-lost',
}
