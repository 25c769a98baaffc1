import './app/tokens.css'
import './app/base.css'

import { mount } from 'svelte'

import App from './app/App.svelte'
import { follow } from './app/router.svelte'
import { dress, settings } from './app/settings.svelte'
import { install } from './app/worker'
import { followRules } from './rules/looking.svelte'
import { LANGUAGES, preferred, switchTo, type Language } from './words/words.svelte'

async function start(): Promise<void> {
  dress()
  const chosen = settings.language as Language
  await switchTo(LANGUAGES.includes(chosen) ? chosen : preferred(navigator.languages))
  follow()
  followRules()
  mount(App, { target: document.getElementById('page')! })
  void install()
}

void start()
