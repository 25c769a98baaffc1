// Where we are: the address, as the browser has it. Back and forward work; links are plain links.

import { place } from './state.svelte'

function look(): void {
  place.path = location.pathname
  place.query = location.search
}

/** Goes to an address of this page. `replace`: the present one is not worth coming back to. */
export function go(address: string, { replace = false } = {}): void {
  if (address === location.pathname + location.search) return
  history[replace ? 'replaceState' : 'pushState'](null, '', address)
  look()
  scrollTo(0, 0)
}

/** A value behind the question mark. */
export function asked(name: string): string | null {
  return new URLSearchParams(place.query).get(name)
}

/** Follows the browser's buttons and this page's links; to be called once. */
export function follow(): void {
  addEventListener('popstate', look)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
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
