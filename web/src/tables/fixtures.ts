// For tests: the scenes that script/views makes of real games, and the words of every language.

import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { Step, Words } from './contract'
import { seatsOf, stepTo, youOf, type Film, type Frame } from './recording'

/** A scene, with all that is asked of one. */
export interface Scene<View, Move> extends Film<View, Move> {
  you: number | null
  seats: ReturnType<typeof seatsOf>
  steps: Step<View, Move>[]
  /** The last frame. */
  end: Frame<View, Move>
}

const FILMS = import.meta.glob<Film<never, never>>('./*/fixtures/*.json', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<string>('../../../src/kostka/locale/*/*.ftl', { eager: true, import: 'default' })

export const LANGUAGES = ['cs', 'en', 'de', 'uk']

/** The scenes of a game by name. */
export function scenesOf<View, Move>(game: string): Map<string, Scene<View, Move>> {
  const scenes = new Map<string, Scene<View, Move>>()
  for (const [path, film] of Object.entries(FILMS)) {
    if (film.game !== game) continue
    const steps = film.frames.flatMap((_, at) => stepTo<View, Move>(film, at) ?? [])
    const name = path.split('/').at(-1)!.replace('.json', '')
    scenes.set(name, { ...film, you: youOf(film), seats: seatsOf(film), steps, end: film.frames.at(-1)! })
  }
  return scenes
}

/** The words of a game in a language; a missing one, or one that lacks a value, fails. */
export function speaking(game: string, language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const group of [game, `web_${game}`])
    bundle.addResource(new FluentResource(TEXTS[`../../../src/kostka/locale/${language}/${group}.ftl`]!))
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no word ${key} in ${language}`)
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, values, errors)
    if (errors[0]) throw errors[0]
    return said.replaceAll('\u2060', '') // joins what must stay in one line; nobody hears it
  }
}
