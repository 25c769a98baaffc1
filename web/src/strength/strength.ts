// How strong the bots are: measured figures, read from docs/strategy by script/views.

import measured from './measured.json'

type Pair = [first: string, second: string, won: number]
const MEASURED = measured as unknown as Record<string, Pair[]>

/** Of how many in 100 a bot wins against another; null: nobody has measured it. */
export function winsAgainst(game: string, bot: string, other: string): number | null {
  for (const [first, second, won] of MEASURED[game] ?? []) {
    if (first === bot && second === other) return won
    if (first === other && second === bot) return 100 - won
  }
  return null
}

/** The bots of a game that were measured, in the order given. */
export function measuredBots(game: string, bots: string[]): string[] {
  return bots.filter((bot) => (MEASURED[game] ?? []).some((pair) => pair.includes(bot)))
}

/** The yardstick for a bot: the beginner, for the beginner the next one above. */
export function yardstick(game: string, bot: string): { other: string; won: number } | null {
  for (const other of ['novice', 'club', 'optimal', 'equilibrium']) {
    const won = other === bot ? null : winsAgainst(game, bot, other)
    if (won !== null) return { other, won: Math.round(won) }
  }
  return null
}
