/**
 * Keeps the site for use without a network: a service worker holds all of it after the first visit. A new version waits
 * beside the old one until the person takes it; nothing is ever reloaded under a game.
 */
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

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register('./sw.js')
  if (registration.waiting !== null && workers.controller !== null) offerWaiting(registration.waiting)
  if (registration.installing !== null) watch(registration.installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) watch(registration.installing)
  })
  // Another page has taken the new version: this one goes on with what it has loaded until it is told to change too.
  workers.addEventListener('controllerchange', () => offer(() => location.reload()))
}

/** Some browsers, and private windows, allow no worker: the site then needs its network, as any other. */
export function keepOffline(): void {
  if ('serviceWorker' in navigator) register(navigator.serviceWorker).catch(() => {})
}
