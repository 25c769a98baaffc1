// A table being thought of, as the form has it, and what is asked for in the end.

import { SERVERLESS } from '../../app/base'
import type { GameView, Setup } from '../../types/server'
import { firstBot } from '../home/quick'
import { means, presetsOf } from './presets'

export interface Draft {
  /** The name of a preset, or `own`. */
  length: string
  /** friend, anyone, here (at this screen), alone, `bot:NAME`, or `mixed`: seat by seat. */
  whom: string
  /** Who plays here beside me, where that is asked. */
  beside: string
  /** Seconds for the whole game, each; empty: none; `own`: as `move`, `game` and `added` say. */
  clock: string
  seats: string[]
  rules: string
  options: Record<string, string>
  public: boolean
  /** Seconds, as chosen; empty: no clock. */
  move: string
  game: string
  added: string
  absent: 'bot' | 'claim'
  referee: boolean
}

/** What the form begins with: a short game with a friend, by a link; without a server against a bot. */
export function begin(game: GameView): Draft {
  const rules = Object.keys(game.rule_sets)[0] ?? ''
  const draft: Draft = {
    length: 'own',
    whom: 'friend',
    beside: '',
    clock: '',
    seats: [],
    rules,
    options: defaults(game, rules),
    public: false,
    move: '',
    game: '',
    added: '0',
    absent: 'bot',
    referee: false,
  }
  const [first] = presetsOf(game, rules)
  const whom = SERVERLESS ? `bot:${firstBot(game)}` : 'friend'
  return against(game, first ? lasting(game, draft, first.name) : draft, whom)
}

/** The options of a rule set as it has them. */
export function defaults(game: GameView, rules: string): Record<string, string> {
  return Object.fromEntries(Object.entries(game.rule_sets[rules] ?? {}).map(([name, one]) => [name, one.default]))
}

/** As long as the preset says; what other presets say is as usual again. */
export function lasting(game: GameView, draft: Draft, name: string): Draft {
  const all = presetsOf(game, draft.rules)
  const wanted = all.find((one) => one.name === name)
  if (!wanted) return { ...draft, length: 'own' }
  const usual = defaults(game, draft.rules)
  const touched = Object.fromEntries(all.flatMap((one) => Object.keys(one.options)).map((key) => [key, usual[key] ?? '']))
  return { ...draft, length: name, options: { ...draft.options, ...touched, ...wanted.options } }
}

/** Whom it is against: the seats, and whether the table is listed. Where pairs play, a friend is my
 * partner, against bots. */
export function against(game: GameView, draft: Draft, whom: string): Draft {
  const others = (who: string): string[] => Array.from({ length: game.usual }, (_, seat) => (seat ? who : 'me'))
  const to = (seats: string[], listed = false): Draft => ({ ...draft, whom, seats, public: listed })
  if (whom === 'anyone') return to(others('open'), true)
  if (whom === 'alone') return to(['me'])
  if (whom === 'here') return to(others(`bot:${firstBot(game)}`).map((who, seat) => (seat === 1 ? 'open' : who)))
  if (whom.startsWith('bot:')) return to(others(whom))
  if (whom === 'mixed') return { ...draft, whom }
  const mates = game.sides[String(game.usual)]?.find((side) => side.includes(0)) ?? [0]
  if (mates.length < 2) return to(others('open'))
  return to(others(`bot:${firstBot(game)}`).map((who, seat) => (seat && mates.includes(seat) ? 'open' : who)))
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

/** What is asked for: only what differs from the rule set and means something, and from no clock. */
export function setupOf(game: GameView, draft: Draft): Setup {
  const usual = defaults(game, draft.rules)
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(
      ([name, value]) => usual[name] !== value && means(game.name, name, draft.options, draft.referee),
    ),
  )
  return {
    game: game.name,
    seats: draft.seats,
    rules: draft.rules,
    options,
    clock: clockIn(draft),
    public: draft.public,
    absent: draft.absent,
    referee: draft.referee,
  }
}

function clockIn({ clock, move, game, added }: Draft): { move: number | null; game: number | null; added: number } {
  if (clock !== 'own') return { move: null, game: seconds(clock), added: 0 }
  const whole = seconds(game)
  return { move: seconds(move), game: whole, added: whole ? (seconds(added) ?? 0) : 0 }
}

function seconds(typed: string): number | null {
  const number = Number.parseInt(typed, 10)
  return Number.isFinite(number) && number > 0 ? number : null
}
