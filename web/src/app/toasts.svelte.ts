// Short messages that come and go, and the sentences for ears: one live region for the whole page.

import type { Saying } from '../words/words.svelte'

export interface Toast {
  id: number
  text: Saying
  kind: 'note' | 'refusal'
  /** Something to be done about it: it stays until it is done or closed. */
  act?: { name: Saying; do: () => void }
  /** The rule that speaks; it opens over the page. */
  rule?: string
}

class Said {
  toasts = $state<Toast[]>([])
  polite = $state('')
}
export const said = new Said()
let next = 1

/** Shows a sentence for a while; screen readers read it as it appears. */
export function toast(text: Saying, kind: Toast['kind'] = 'note', { ms = 6000, rule = '' } = {}): void {
  const id = next++
  const shown: Toast = { id, text, kind, ...(rule ? { rule } : {}) }
  said.toasts = [...others(text), shown].slice(-3)
  setTimeout(() => dismiss(id), ms)
}

/** Shows a sentence with something to be done, until it is done or closed. */
export function offer(text: Saying, name: Saying, act: () => void): void {
  const id = next++
  const shown: Toast = { id, text, kind: 'note', act: { name, do: () => (dismiss(id), act()) } }
  said.toasts = [...others(text), shown]
}

/** What is shown besides, but not the same sentence. */
function others(text: Saying): Toast[] {
  return said.toasts.filter((one) => one.text() !== text())
}

export function dismiss(id: number): void {
  said.toasts = said.toasts.filter((one) => one.id !== id)
}

/** Nothing was said: what was is of another language. */
export function hush(): void {
  said.polite = ''
}

/** Says a sentence to ears only, once; what is said in the same moment is said together. */
export function announce(text: Saying): void {
  if (!text()) return
  waiting.push(text)
  if (waiting.length === 1) setTimeout(flush, 80)
}
const waiting: Saying[] = []

function flush(): void {
  const text = waiting.splice(0).map((one) => one()).join(' ')
  // the same sentence twice in a row is news too: a reader speaks only what changes
  said.polite = said.polite === text ? `${text}\u00a0` : text
}
