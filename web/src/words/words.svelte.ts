// Words for people in their language, from the same Fluent files as everywhere in the house.
//
// A sentence said by `words` is reactive: switch the language and every sentence on the screen
// changes. Files are loaded by group as pages need them: `await need('web_table', 'mexiko')`.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['cs', 'en', 'de', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
export type Values = Record<string, string | number>
/** A sentence for a key: what every part of the page that speaks is given. */
export type Words = (key: string, values?: Values) => string
/** A sentence that may stand on the screen while the language is switched: made anew each time. */
export type Saying = () => string

const FILES = import.meta.glob<string>(
  ['../../../src/kostka/locale/*/*.ftl', '!../../../src/kostka/locale/*/{cli,serving,store}.ftl'],
  { import: 'default' },
)
const texts = new Map<string, Promise<string>>()
const groups = new Set<string>(['house', 'web'])

class Speech {
  language = $state<Language>('en')
  bundle = $state.raw(new FluentBundle('en'))
}
const speech = new Speech()

function file(language: Language, group: string): string {
  return `../../../src/kostka/locale/${language}/${group}.ftl`
}

function text(language: Language, group: string): Promise<string> {
  const path = file(language, group)
  let found = texts.get(path)
  if (!found) {
    const load = FILES[path]
    found = load ? load() : Promise.reject(new Error(`no words ${path}`))
    found.catch(() => texts.delete(path)) // the net may be there the next time
    texts.set(path, found)
  }
  return found
}

/** Asks for words that will be needed, without waiting for them. */
export function fetchWords(language: Language, ...wanted: string[]): void {
  for (const group of wanted) if (hasGroup(group)) text(language, group).catch(() => undefined)
}

async function speak(language: Language): Promise<void> {
  const wanted = [...groups]
  const found = await Promise.all(wanted.map((group) => text(language, group)))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const words of found) bundle.addResource(new FluentResource(words))
  speech.bundle = bundle
  speech.language = language
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** The language now spoken; reactive. */
export function language(): Language {
  return speech.language
}

/** Speaks this language from now on, as soon as its words are here. */
export function switchTo(wanted: Language): Promise<void> {
  return speak(wanted)
}

/** Sees to it that these groups of words are here, now and after every switch. */
export async function need(...wanted: string[]): Promise<void> {
  const fresh = wanted.filter((group) => !groups.has(group) && hasGroup(group))
  if (!fresh.length) return
  await Promise.all(fresh.map((group) => text(speech.language, group)))
  for (const group of fresh) groups.add(group)
  await speak(speech.language)
}

/** Whether there are words of this name at all. */
export function hasGroup(group: string): boolean {
  return file('en', group) in FILES
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return speech.bundle.hasMessage(key)
}

/** The sentence for a key; a missing one is an error while developing, the key itself later. */
export const words: Words = (key, values) => {
  const bundle = speech.bundle
  const pattern = bundle.getMessage(key)?.value
  const errors: Error[] = []
  const said = pattern ? bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors) : key
  if (!pattern) errors.push(new Error(`no word '${key}' in ${speech.language}`))
  if (errors.length) {
    if (import.meta.env.DEV) throw errors[0]
    console.error(errors[0])
  }
  return said
}

/** The best of the languages that a browser asks for. */
export function preferred(asked: readonly string[]): Language {
  for (const one of asked) {
    const code = one.toLowerCase().split('-')[0] as Language
    if (LANGUAGES.includes(code)) return code
    if ((code as string) === 'sk') return 'cs'
  }
  return 'en'
}
