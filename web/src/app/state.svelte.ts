// What all of the page knows at once: where we are, who I am, and what the page that is open puts into
// the bar and the window's title.

import type { Snippet } from 'svelte'

import type { Me } from '../types/server'

class Place {
  path = $state(globalThis.location?.pathname ?? '')
  query = $state(globalThis.location?.search ?? '')
}
/** The address, as the browser has it; the router keeps it. */
export const place = new Place()

class Known {
  me = $state.raw<Me | null>(null)
}
/** Who I am; null: nobody has asked yet. */
export const known = new Known()

class Naming {
  /** Answers whoever asked; null: nobody asks. */
  answer = $state.raw<((named: boolean) => void) | null>(null)
}
/** A nickname is being asked for. */
export const naming = new Naming()

class Acts {
  /** In the place of the links between pages. */
  shown = $state.raw<Snippet | null>(null)
  /** What is played here, in short: the bar is a table's then, and a rail where the screen is flat. */
  facts = $state.raw<Snippet | null>(null)
  /** What else may be done, first in the menu. */
  menu = $state.raw<Snippet<[shut: () => void]> | null>(null)
}
/** A page's own part of the bar. */
export const acts = new Acts()

class Title {
  own = $state('')
}
/** What stands in the window's title instead of the page's name; empty: its name does. */
export const title = new Title()
