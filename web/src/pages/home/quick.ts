// What a table is made with when nothing was asked: the least that plays at once.

import { hasWon } from '../../app/won'
import type { GameView, Setup } from '../../types/server'

const SHORT: Record<string, Record<string, string>> = { kamos: { columns: '1' } } // one evening is ten

/** Who is offered first: somebody like oneself until a game was won, then the next. */
export function firstBot(game: GameView, won = hasWon(game.name)): string {
  const wanted = won ? ['novice', 'newcomer'] : ['newcomer', 'novice']
  return wanted.find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random'
}

/** Only bots wait: no clock runs. */
const UNTIMED = { rules: false }

/** Me against bots, those that are offered first. */
export function withBot(game: GameView): Setup {
  const bot = firstBot(game)
  const others = Array.from({ length: game.usual - 1 }, () => `bot:${bot}`)
  return { game: game.name, seats: ['me', ...others], options: SHORT[game.name] ?? {}, public: false, clock: UNTIMED }
}

/** Me and a friend, by a link. Where pairs play, the friend is my partner, against bots. */
export function withFriend(game: GameView): Setup {
  const seats = withBot(game).seats.slice()
  const mates = game.sides[String(game.usual)]?.find((side) => side.includes(0)) ?? [0]
  seats[mates[1] ?? 1] = 'open'
  return { game: game.name, seats, options: SHORT[game.name] ?? {}, public: false }
}
