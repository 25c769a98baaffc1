// Installs the service worker and says when a newer page is there; never changes it under a game.

import { BASE } from './base'
import { words } from '../words/words.svelte'
import { offer } from './toasts.svelte'

const EACH = 30 * 60 * 1000
const LATER = 3000 // the copies of all files wait until what was asked for is here
const LAST = 5000 // and the engine, some 5 MB, until these are there

export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await new Promise((resolve) => setTimeout(resolve, LATER))
  try {
    const here = await navigator.serviceWorker.register(`${BASE}worker.js`)
    const known = navigator.serviceWorker.controller !== null
    if (here.waiting && known) announce(here.waiting)
    here.addEventListener('updatefound', () => {
      const next = here.installing
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && navigator.serviceWorker.controller) announce(next)
      })
    })
    setTimeout(() => void keepEngine(), LAST)
    setInterval(() => void here.update().catch(() => undefined), EACH)
  } catch {
    // refused (a private window, no https): the page works without
  }
}

/** Keeps the engine on the device, so that one can play there without a net; not where data is dear. */
async function keepEngine(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')) return
  if (!(await import('../device/able')).isAble()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep-engine')
}

function announce(next: ServiceWorker): void {
  offer(() => words('web-newer'), () => words('web-newer-take'), () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    next.postMessage('take-over')
  })
}
