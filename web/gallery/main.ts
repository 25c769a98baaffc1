// The gallery, for working on the games' tables: real views in the real frame, without a server.
// It is served by `script/web dev` at /gallery.html and is no part of the page.
//
//   ?game=domino&scene=choice         a scene of gallery/<game>.json (script/views makes its fixture)
//   ?game=domino&film=drawn_fish-0-1  a whole golden game (script/views films domino), from &at=0
//   &theme=dark &lang=cs &still &bare &over &step   bare: without the gallery's own controls;
//   step: what is shown has just happened

import '../src/app/tokens.css'
import '../src/app/base.css'
import '../src/app/materials.css'

import { mount } from 'svelte'

import { choose } from '../src/app/settings.svelte'
import { need, switchTo, type Language } from '../src/words/words.svelte'
import Gallery from './Gallery.svelte'

async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  choose({
    theme: (asked.get('theme') as 'light' | 'dark' | null) ?? 'auto',
    motion: asked.has('still') ? 'still' : 'auto',
  })
  await switchTo((asked.get('lang') as Language | null) ?? 'en')
  await need('web_table')
  mount(Gallery, { target: document.getElementById('page')!, props: { asked } })
}

void start()
