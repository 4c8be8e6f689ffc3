/**
 * Keeps the site for use without a network: a service worker holds all of it after the first visit, but of the languages
 * beside English only those that are spoken. A new version waits beside the old one until the person takes it; nothing
 * is ever reloaded under a game.
 */
import { language, onLanguage } from '../messages/index.ts'
import { useUi } from './uiStore.ts'

const offer = (update: () => void) => useUi.getState().open({ update })

/** Offers a version that waits. */
function offerWaiting(waiting: ServiceWorker): void {
  offer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage({ type: 'SKIP_WAITING' })
  })
}

/** Once it is there: unless it is the first, in which case this page is of that version already. */
function watch(installing: ServiceWorker): void {
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offerWaiting(installing)
  })
}

/** Has the worker keep what is spoken now, and each language that is switched to. */
async function keepLanguages(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  const keep = () => {
    const [code] = language().locale.split('-')
    ;(workers.controller ?? active)?.postMessage({ type: 'KEEP_LANGUAGE', code })
  }
  keep()
  onLanguage(keep)
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  // What the worker imports is looked for with it: it may have changed although the worker itself hasn't.
  const registration = await workers.register('./sw.js', { updateViaCache: 'none' })
  if (registration.waiting !== null && workers.controller !== null) offerWaiting(registration.waiting)
  if (registration.installing !== null) watch(registration.installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing)
  })
  // Another page has taken the new version: this one goes on with what it has loaded until it is told to change too.
  workers.addEventListener('controllerchange', () => offer(() => location.reload()))
  await keepLanguages(workers)
}

/** Some browsers, and private windows, allow no worker: the site then needs its network, as any other. */
export function keepOffline(): void {
  if ('serviceWorker' in navigator) register(navigator.serviceWorker).catch(() => {})
}
