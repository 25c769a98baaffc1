// A table being thought of, as the form has it, and what is asked for in the end.

import type { GameView, Setup } from '../../types/server'

export interface Draft {
  seats: string[]
  rules: string
  options: Record<string, string>
  public: boolean
  /** Seconds, as typed; empty: no clock. */
  move: string
  game: string
  added: string
  absent: 'bot' | 'claim'
  referee: boolean
}

/** What the form begins with: me, and everybody else open. */
export function begin(game: GameView): Draft {
  const rules = Object.keys(game.rule_sets)[0] ?? ''
  return {
    seats: Array.from({ length: game.usual }, (_, seat) => (seat ? 'open' : 'me')),
    rules,
    options: defaults(game, rules),
    public: false,
    move: '',
    game: '',
    added: '0',
    absent: 'bot',
    referee: false,
  }
}

/** The options of a rule set as it has them. */
export function defaults(game: GameView, rules: string): Record<string, string> {
  return Object.fromEntries(Object.entries(game.rule_sets[rules] ?? {}).map(([name, one]) => [name, one.default]))
}

/** So many seats: the first ones stay as they are, me always among them. */
export function resized(seats: string[], count: number): string[] {
  const kept = seats.slice(0, count)
  if (!kept.includes('me') && seats.includes('me')) kept[count - 1] = 'me'
  return [...kept, ...Array.from({ length: count - kept.length }, () => 'open')]
}

/** A seat becomes something else; me there can be only one. */
export function seated(seats: string[], seat: number, who: string): string[] {
  return seats.map((one, at) => (at === seat ? who : who === 'me' && one === 'me' ? 'open' : one))
}

/** What is asked for: only what differs from the rule set and from no clock. */
export function setupOf(game: GameView, draft: Draft): Setup {
  const usual = defaults(game, draft.rules)
  const options = Object.fromEntries(Object.entries(draft.options).filter(([name, value]) => usual[name] !== value))
  const clock = { move: seconds(draft.move), game: seconds(draft.game), added: seconds(draft.added) ?? 0 }
  return {
    game: game.name,
    seats: draft.seats,
    rules: draft.rules,
    options,
    clock: { ...clock, added: clock.game ? clock.added : 0 },
    public: draft.public,
    absent: draft.absent,
    referee: draft.referee,
  }
}

function seconds(typed: string): number | null {
  const number = Number.parseInt(typed, 10)
  return Number.isFinite(number) && number > 0 ? number : null
}
