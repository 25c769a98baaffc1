// What a page puts into the bar above: its own few actions, instead of the links between pages.

import type { Snippet } from 'svelte'

class Acts {
  shown = $state.raw<Snippet | null>(null)
}
export const acts = new Acts()
