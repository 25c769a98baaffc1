// The games of the house, as forms need them; asked for once.

import type { GameView } from '../types/server'
import { get } from './api'

let asked: Promise<GameView[]> | null = null

/** All games. */
export function games(): Promise<GameView[]> {
  asked ??= get<GameView[]>('/games').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** One game; undefined where the house has none of this name. */
export async function gameNamed(name: string): Promise<GameView | undefined> {
  return (await games()).find((game) => game.name === name)
}
