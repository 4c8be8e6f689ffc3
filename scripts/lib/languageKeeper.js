// Runs in the service worker. The page says which language is spoken: its files are kept from then on, also those of a
// later version, so that the language works without a network.

const scope = /** @type {any} */ (self)
/** @type {Readonly<Record<string, readonly string[]>>} */
const LANGUAGE_FILES = scope.LANGUAGE_FILES
const CACHE = `cantrip-languages ${scope.registration.scope}`

/** @param {string} file */
const addressOf = (file) => new URL(file, scope.registration.scope).href

const ALL = new Set(Object.values(LANGUAGE_FILES).flat().map(addressOf))
/** Says that a language is kept, over versions whose files have other names. */
const markOf = (/** @type {string} */ code) => addressOf(`languages-sw/${code}`)

/**
 * @param {string} code
 * @returns {Promise<void>}
 */
async function keep(code) {
  const files = LANGUAGE_FILES[code]
  if (files === undefined) return
  const cache = await caches.open(CACHE)
  for (const address of files.map(addressOf)) if (!(await cache.match(address))) await cache.add(address)
  await cache.put(markOf(code), new Response(''))
}

/** A new version keeps the languages that the one before it kept, before it takes its place. */
async function keepAgain() {
  const cache = await caches.open(CACHE)
  for (const code of Object.keys(LANGUAGE_FILES)) if (await cache.match(markOf(code))) await keep(code)
}

/** Files of versions before this one go. */
async function sweep() {
  const cache = await caches.open(CACHE)
  const marks = Object.keys(LANGUAGE_FILES).map(markOf)
  for (const { url } of await cache.keys()) if (!ALL.has(url) && !marks.includes(url)) await cache.delete(url)
}

scope.addEventListener('message', (/** @type {any} */ event) => {
  if (event.data?.type === 'KEEP_LANGUAGE') event.waitUntil(keep(event.data.code).catch(() => undefined))
})
scope.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keepAgain().catch(() => undefined)))
scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(sweep()))
scope.addEventListener('fetch', (/** @type {any} */ event) => {
  if (!ALL.has(event.request.url)) return
  const kept = caches.open(CACHE).then((cache) => cache.match(event.request.url))
  event.respondWith(kept.then((found) => found ?? fetch(event.request)))
})
