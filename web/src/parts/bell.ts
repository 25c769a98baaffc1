// Sounds of a table, if the player asked for them.

import { settings } from '../app/settings.svelte'
import { Bell, tabs } from '../live/ring'
import type { Sound } from '../tables/contract'

let looked = Date.now()
const look = (): void => {
  if (document.visibilityState === 'visible') looked = Date.now()
}
if (typeof document !== 'undefined') {
  for (const event of ['focus', 'pointerdown', 'keydown']) addEventListener(event, look, { passive: true })
  document.addEventListener('visibilitychange', look)
}

const bell = new Bell(tabs(), Math.random().toString(36).slice(2), () => looked)

/** Plays a sound of the game in the tab that is looked at. */
export function sound(name: Sound): void {
  if (settings.sound && document.visibilityState === 'visible') void play(name)
}

/** Rings for this turn, once in all tabs together. */
export function ring(turn: string): void {
  if (settings.sound) bell.ring(turn, () => void play('turn'))
}

async function play(name: Sound): Promise<void> {
  const { synthesise } = await import('./sounds')
  synthesise(name)
}
