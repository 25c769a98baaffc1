// Where we are: the address, as the browser has it. Back and forward work; links are plain links.

import { addressOf, placeHere, SERVERLESS } from './base'
import { place } from './state.svelte'

function look(): void {
  const { pathname, search } = placeHere()
  place.path = pathname
  place.query = search
}

/** Goes to an address of this page. `replace`: the present one is not worth coming back to. */
export function go(address: string, { replace = false } = {}): void {
  if (address === place.path + place.query) return
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(address))
  look()
  scrollTo(0, 0)
}

/** A value behind the question mark. */
export function asked(name: string): string | null {
  return new URLSearchParams(place.query).get(name)
}

/** Follows the browser's buttons and this page's links; to be called once. */
export function follow(): void {
  look()
  addEventListener('popstate', look)
  if (SERVERLESS) {
    addEventListener('hashchange', look)
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, ({ target }) => readdress(target as Element | null))
  }
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    const inside = SERVERLESS && link.hash.startsWith('#/')
    if (link.hash && !inside && link.pathname === location.pathname) return
    event.preventDefault()
    go(inside ? link.hash.slice(1) : link.pathname + link.search)
  })
}

/** A link that is opened in another tab has to be an address of this folder. */
function readdress(target: Element | null): void {
  const link = target?.closest?.('a')
  const path = link?.getAttribute('href')
  if (link && path?.startsWith('/') && !path.startsWith(addressOf(''))) link.setAttribute('href', addressOf(path))
}

/** The values of a pattern's `:names` in a path, or null if it does not fit.
 * `match('/t/:id', '/t/abc')` is `{ id: 'abc' }`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const found = path.replace(/\/+$/, '').split('/')
  if (path === '/' ? pattern !== '/' : wanted.length !== found.length) return null
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const here = found[index] ?? ''
    if (part.startsWith(':') && here) values[part.slice(1)] = decodeURIComponent(here)
    else if (part !== here) return null
  }
  return values
}
