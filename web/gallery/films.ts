// What there is to be shown: scenes (fixtures) and whole films, as tests/web/views.py writes them.

import type { Film } from '../src/tables/recording'

const SCENES = import.meta.glob<Film>('../src/tables/*/fixtures/*.json', { import: 'default' })
const FILMS = import.meta.glob<Film>('./films/*/*.json', { import: 'default' })

const scene = (game: string, name: string): string => `../src/tables/${game}/fixtures/${name}.json`
const film = (game: string, name: string): string => `./films/${game}/${name}.json`

/** A scene or a whole film by name; null where there is none. */
export async function filmOf(game: string, name: string, whole: boolean): Promise<Film | null> {
  const load = whole ? FILMS[film(game, name)] : SCENES[scene(game, name)]
  return load ? load() : null
}

export interface Found {
  game: string
  name: string
  whole: boolean
}

/** All that may be asked for. */
export const FOUND: Found[] = [...Object.keys(SCENES), ...Object.keys(FILMS)].map((path) => {
  const whole = path.startsWith('./')
  const parts = path.split('/')
  return { game: parts[whole ? 2 : 3]!, name: parts.at(-1)!.replace('.json', ''), whole }
})
