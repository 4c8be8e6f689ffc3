/** What the page hears from its workers: one that fails is given up in silence, and the game goes on without it. */
import type { Page } from '@playwright/test'

export interface Heard {
  readonly answers: number
  readonly failures: number
}

/** Listens to every worker that the page starts from its next load on. */
export async function hearWorkers(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard = { answers: 0, failures: 0 }
    class HeardWorker extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => heard.answers++)
        this.addEventListener('error', () => heard.failures++)
      }
    }
    Object.assign(globalThis, { heard, Worker: HeardWorker })
  })
  return () => page.evaluate('heard')
}
