// The service worker: keeps the page's files on the device, so that it opens without a net and at
// once. It never touches what the server says (/api), and takes over only when the player agrees. The
// engine that plays without a net is large: it is kept when the page asks for it.

/** The engine: its files, each named after its content, and what says which they are. */
const ENGINE = engineFiles()
const NAME = `kostka-${'VERSION'}-${ENGINE.version}`
const ENGINES = 'kostka-engine'
const FILES = ['FILES']
const PATIENCE = 3000
const BASE = new URL('./', self.location).pathname

function engineFiles() {
  try {
    importScripts('engine/files.js') // a browser looks whether this has changed as well
    return self.ENGINE
  } catch {
    return { version: 'none', parts: [], files: [] } // a page that was built without
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...FILES, ...ENGINE.parts])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
  if (event.data === 'keep-engine') event.waitUntil(keepEngine().catch(() => undefined)) // what is missing comes another time
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  const path = address.pathname.slice(BASE.length)
  if (/^(api|health|metrics)(\/|$)/.test(path)) return
  if (request.mode === 'navigate') event.respondWith(opened(request))
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})

/** The page: from the net while it answers soon, else as it is kept. */
async function opened(request) {
  const home = new URL(request.url).pathname === BASE
  const kept = await caches.match(home ? BASE : `${BASE}index.html`, { ignoreVary: true }) // home has outlines of its own
  if (!kept) return fetch(request)
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE))
  return Promise.race([fetch(request).then((answer) => (answer.ok ? answer : kept)).catch(() => kept), late])
}

/** Keeps what of the engine is not kept yet. */
async function keepEngine() {
  const cache = await caches.open(ENGINES)
  for (const file of ENGINE.files) if (!(await cache.match(file))) await cache.add(file)
}

/** Forgets the files of older pages and engines. */
async function forget() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== NAME && name !== ENGINES).map((name) => caches.delete(name)))
  const cache = await caches.open(ENGINES)
  const here = new Set(ENGINE.files.map((file) => new URL(file, self.location).href))
  for (const { url } of await cache.keys()) if (!here.has(url)) await cache.delete(url)
}
