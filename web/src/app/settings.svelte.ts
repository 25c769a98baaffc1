// What this device remembers of how its owner likes things. The language alone is told the server.

import { keep, recalled } from '../parts/device'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'still'
/** How long is looked at what others do. */
export type Pacing = 'slow' | 'brisk' | 'once'

interface Settings {
  language: string
  theme: Theme
  motion: Motion
  sound: boolean
  /** I throw the dice myself where I may; else they fall of themselves. */
  throws: boolean
  pace: Pacing
}

const KEY = 'kostka-settings'
const USUAL: Settings = { language: '', theme: 'auto', motion: 'auto', sound: false, throws: true, pace: 'brisk' }

export const settings = $state<Settings>({ ...USUAL, ...(recalled(KEY) as Partial<Settings> | null) })

/** Changes some settings, at once and for the next time. */
export function choose(changed: Partial<Settings>): void {
  Object.assign(settings, changed)
  keep(KEY, settings)
  if (changed.language) tell(changed.language)
  dress()
}

/** The server makes the first sight of the page, and what a link says, in the language chosen. */
function tell(language: string): void {
  document.cookie = `kostka-language=${language}; path=/; max-age=31536000; samesite=lax`
}

/** Puts the chosen theme and motion on the page. */
export function dress(): void {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  root.classList.toggle('still', isStill())
}

/** Whether nothing may move: asked for here, or by the device. */
export function isStill(): boolean {
  return settings.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
