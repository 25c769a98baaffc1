// The games of the house, as forms need them; asked for once.

import type { GameView } from '../types/server'
import { get, Unreachable } from './api'

let asked: Promise<GameView[]> | null = null

/** All games; without a net those of the device, with the bots that can play there. */
export function games(): Promise<GameView[]> {
  asked ??= get<GameView[]>('/games').catch((error: unknown) => {
    asked = null
    if (!(error instanceof Unreachable)) throw error
    return import('../device/device').then(({ askDevice }) => askDevice<GameView[]>('GET', '/games'))
  })
  return asked
}

/** One game; undefined where the house has none of this name. */
export async function gameNamed(name: string): Promise<GameView | undefined> {
  return (await games()).find((game) => game.name === name)
}
