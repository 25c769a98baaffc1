// The service worker: keeps the page's files on the device, so that it opens without a net and at
// once. It never touches what the server says (/api), and takes over only when the player agrees.

const NAME = `kostka-${'VERSION'}`
const FILES = ['FILES']
const PATIENCE = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (/^\/(api|health|metrics)(\/|$)/.test(address.pathname)) return
  if (request.mode === 'navigate') event.respondWith(opened(request))
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})

/** The page: from the net while it answers soon, else as it is kept. */
async function opened(request) {
  const home = new URL(request.url).pathname === '/'
  const kept = await caches.match(home ? '/' : '/index.html', { ignoreVary: true }) // home has outlines of its own
  if (!kept) return fetch(request)
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE))
  return Promise.race([fetch(request).then((answer) => (answer.ok ? answer : kept)).catch(() => kept), late])
}
