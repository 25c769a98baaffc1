// Moments as the reader's language writes them.

import { language, words } from '../../words/words.svelte'

/** The day of a moment in ms, and its hour. */
export function day(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
}

/** The same shortly: "today 20:41", "yesterday", "25 Nov". */
export function moment(ms: number, now = Date.now()): string {
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language(), options).format(ms)
  const ago = Math.round((startOf(now) - startOf(ms)) / 86_400_000)
  if (ago === 0) return `${words('web-moment-today')} ${format({ timeStyle: 'short' })}`
  if (ago === 1) return words('web-moment-yesterday')
  const old = new Date(ms).getFullYear() !== new Date(now).getFullYear()
  return format({ day: 'numeric', month: 'short', ...(old ? { year: 'numeric' } : {}) })
}

function startOf(ms: number): number {
  return new Date(ms).setHours(0, 0, 0, 0)
}
