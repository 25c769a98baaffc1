// A lesson is the film of a real game as its first seat saw it: where that seat moves, the reader
// is asked to make that move, and what follows up to the next is shown.

import type { Film } from '../../tables/recording'
import type { Setup } from '../../types/server'

const FILMS = import.meta.glob<Film>('./lessons/*.json', { import: 'default' })

/** The lesson of a game; null where there is none. */
export async function filmOf(game: string): Promise<Film | null> {
  const load = FILMS[`./lessons/${game}.json`]
  return load ? load() : null
}

/** The frames at which the reader moves. */
export function stops(film: Film): number[] {
  return film.frames.flatMap((frame, at) => (frame.by === 0 ? [at - 1] : []))
}

/** Whether this is the move that the lesson asks for; how long it took says nothing. */
export function isMeant(sent: unknown, meant: unknown): boolean {
  return plain(sent) === plain(meant)
}

function plain(move: unknown): string {
  const fields = Object.entries(move as Record<string, unknown>)
  return JSON.stringify(fields.filter(([name, value]) => name !== 'seconds' && value !== null).toSorted())
}

const SHORT: Record<string, Record<string, string>> = {
  kamos: { columns: '1' },
  domino: { target: '50' },
}

/** The first real game: short, against those who move at random. */
export function firstGame(game: string, seats: number): Setup {
  const others = Array.from({ length: Math.max(1, seats - 1) }, () => 'bot:random')
  return { game, seats: ['me', ...others], options: SHORT[game] ?? {}, public: false, clock: { rules: false } }
}
