// What a table is usually made with: lengths of each game by name, and which options mean something
// only when another is chosen.

import type { GameView } from '../../types/server'

export interface Preset {
  /** Its word: `web-preset-<name>`. */
  name: string
  options: Record<string, string>
}

const PRESETS: Record<string, Preset[]> = {
  mexiko: [
    { name: 'quick', options: { best_of: '1' } },
    { name: 'match', options: { best_of: '3' } },
    { name: 'long', options: { best_of: '5' } },
    { name: 'pub', options: { best_of: '4', beer: 'yes' } },
  ],
  kamos: [
    { name: 'quick', options: { columns: '1' } },
    { name: 'match', options: { columns: '3' } },
    { name: 'long', options: { columns: '10' } },
  ],
  domino: [
    { name: 'quick', options: { target: '100' } },
    { name: 'match', options: { target: '200' } },
  ],
}

/** The presets of a game whose options this server's rules know. */
export function presetsOf(game: GameView, rules: string): Preset[] {
  const known = game.rule_sets[rules] ?? {}
  return (PRESETS[game.name] ?? []).filter((one) => Object.keys(one.options).every((option) => option in known))
}

type Means = (options: Record<string, string>, referee: boolean) => boolean
const judged: Means = (_, referee) => referee
const MEANS: Record<string, Record<string, Means>> = {
  mexiko: {
    beers: ({ beer }) => beer === 'yes',
    play_all: ({ best_of }) => Number(best_of) > 1,
    red_card: judged,
    cards: judged,
  },
  domino: {
    touched: judged,
    out_of_turn: judged,
    revoke: judged,
    signs: judged,
    signs_warning: judged,
  },
}

/** Whether an option means anything beside the others as they are chosen. */
export function means(game: string, option: string, options: Record<string, string>, referee: boolean): boolean {
  return MEANS[game]?.[option]?.(options, referee) ?? true
}
