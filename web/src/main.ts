import './app/tokens.css'
import './app/base.css'
import './app/materials.css'

import { mount } from 'svelte'

import App from './app/App.svelte'
import { follow } from './app/router.svelte'
import { pageAt } from './app/routes'
import { dress, settings } from './app/settings.svelte'
import { install } from './app/worker'
import { followRules } from './rules/lookup.svelte'
import { fetchWords, LANGUAGES, preferred, switchTo, type Language } from './words/words.svelte'

async function start(): Promise<void> {
  dress()
  const chosen = settings.language as Language
  const language = LANGUAGES.includes(chosen) ? chosen : preferred(navigator.languages)
  const [page] = pageAt(location.pathname)
  page.load().catch(() => undefined) // beside the first words, not after them; App asks for it again
  fetchWords(language, ...page.words)
  await switchTo(language)
  follow()
  followRules()
  mount(App, { target: document.getElementById('page')! })
  void install()
}

void start()
