// The pictures of the games, for home and for lists: they come with the page's first script.

import type { Component } from 'svelte'

import type { Words } from './contract'

const THUMBS = import.meta.glob<Component<{ words: Words }>>('./*/Thumb.svelte', { eager: true, import: 'default' })
const BADGES = import.meta.glob<Component>('./*/Badge.svelte', { eager: true, import: 'default' })
const FIRST = ['mexiko', 'kamos', 'domino'] // in the order of the outlines in index.html

const named = (path: string): string => path.split('/')[1]!

/** The games that there are pictures of, as they stand at home. */
export const PICTURED = [...new Set([...FIRST, ...Object.keys(THUMBS).map(named)])]

/** Games in that order. */
export const ordered = <Game extends { name: string }>(games: Game[]): Game[] =>
  games.toSorted((one, other) => PICTURED.indexOf(one.name) - PICTURED.indexOf(other.name))

/** The picture of a game; undefined where there is none. */
export const thumbOf = (game: string): Component<{ words: Words }> | undefined => THUMBS[`./${game}/Thumb.svelte`]

/** The same as a badge, for lists. */
export const badgeOf = (game: string): Component | undefined => BADGES[`./${game}/Badge.svelte`]
