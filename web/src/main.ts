import './app/tokens.css'
import './app/base.css'
import './app/materials.css'
import './app/beginning.css'

import { mount } from 'svelte'

import { placeHere } from './app/base'
import App from './app/App.svelte'
import { follow } from './app/router.svelte'
import { pageAt } from './app/routes'
import { dress, settings } from './app/settings.svelte'
import { install } from './app/worker'
import { followRules } from './rules/lookup.svelte'
import { fetchWords, LANGUAGES, need, preferred, switchTo, type Language } from './words/words.svelte'

async function start(): Promise<void> {
  dress()
  const chosen = settings.language as Language
  const language = LANGUAGES.includes(chosen) ? chosen : preferred(navigator.languages)
  const [page] = pageAt(placeHere().pathname)
  const coming = page.load().catch(() => undefined) // beside the first words; App asks for it again
  fetchWords(language, ...page.words)
  await switchTo(language)
  await Promise.all([coming, need(...page.words).catch(() => undefined)])
  follow()
  followRules()
  const target = document.getElementById('page')!
  target.replaceChildren() // the outlines stand until what they are of does
  mount(App, { target })
  void install()
}

void start()
