// A table's setup in words: how long the game is, by which clock; as the server tells it in a link
// (server/door/previews.py).

import type { GameView, Setup } from '../types/server'
import { has, words, type Values } from './words.svelte'

/** The options as they hold: those chosen, and the rule set's own. */
export function optionsOf(setup: Pick<Setup, 'rules' | 'options'>, game: GameView): Record<string, string> {
  const rules = setup.rules || (Object.keys(game.rule_sets)[0] ?? '')
  const usual = Object.entries(game.rule_sets[rules] ?? {}).map(([name, one]) => [name, one.default])
  return { ...(Object.fromEntries(usual) as Record<string, string>), ...setup.options }
}

/** "best of 3": out of the options; empty where the games are not known (yet). */
export function lengthOf(setup: Pick<Setup, 'game' | 'rules' | 'options'>, game: GameView | undefined): string {
  if (!game || !has(`door-length-${setup.game}`)) return ''
  const values: Values = {}
  for (const [name, value] of Object.entries(optionsOf(setup, game))) values[name] = /^\d+$/.test(value) ? Number(value) : value
  return words(`door-length-${setup.game}`, values)
}

/** "no clock": the time agreed on. */
export function clockOf(setup: Pick<Setup, 'game' | 'clock'>): string {
  const { game, move } = setup.clock ?? {}
  if (game) return words('door-clock-game', { minutes: Math.max(1, Math.floor(game / 60)) })
  if (move) return words('door-clock-move', { seconds: move })
  return words('door-clock-none', { game: setup.game })
}

/** Both, as a list has them. */
export const shortly = (setup: Setup, game: GameView | undefined): string =>
  [lengthOf(setup, game), clockOf(setup)].filter(Boolean).join(', ')
