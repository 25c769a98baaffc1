// Where the page stands: at the root of its server, or as a folder of files on any web host.

/** The page's own folder, as an address ends: `/`, or `/games/kostka/`. */
export const BASE: string = import.meta.env.DEV || import.meta.env.MODE === 'test' ? '/' : new URL('../', import.meta.url).pathname

/** There is no server behind this page: it is a folder of files (`kostka page`), so its addresses
 * stand behind a `#`. */
export const SERVERLESS: boolean = globalThis.document?.documentElement.dataset.server === 'none'

/** How the browser has the address of a place in the page, such as `/t/abc?at=3`. */
export function addressOf(path: string): string {
  return SERVERLESS ? `${BASE}#${path}` : path
}

/** The place where the browser is. */
export function placeHere(): URL {
  return SERVERLESS ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}
