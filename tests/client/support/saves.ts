/** What the browser's database holds, read and written as a test needs it. */
import type { Page } from '@playwright/test'

type Place = 'games' | 'aside'

/** The value under a key. */
export const stored = (page: Page, place: Place, key: string): Promise<unknown> =>
  page.evaluate(
    ([place, key]) =>
      new Promise<unknown>((done, fail) => {
        const request = indexedDB.open('cantrip')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const read = request.result.transaction(place).objectStore(place).get(key)
          read.onerror = () => fail(read.error)
          read.onsuccess = () => {
            request.result.close()
            done(read.result)
          }
        }
      }),
    [place, key] as const,
  )

/** Puts a value under a key. */
export const store = (page: Page, place: Place, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([place, key, value]) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('cantrip')
        request.onerror = () => fail(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(place, 'readwrite')
          transaction.objectStore(place).put(value, key)
          transaction.onerror = () => fail(transaction.error)
          transaction.oncomplete = () => {
            request.result.close()
            done()
          }
        }
      }),
    [place, key, value] as const,
  )
