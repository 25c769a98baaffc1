// A moment as a day and an hour, as the reader's language writes it.

import { language } from '../../words/words.svelte'

/** The day of a moment in ms, and its hour. */
export function day(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
}
