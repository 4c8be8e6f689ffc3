/** Long work in slices, so that the page draws and answers meanwhile. */
import { pause } from './pause.ts'

/** What a page may be kept from answering. */
const SLICE = 40

/** Does work that stops where it may be paused; the page goes on in between. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const slice = work.next()
    if (slice.done === true) return slice.value
    if (performance.now() - began < SLICE) continue
    await pause()
    began = performance.now()
  }
}

/** Does the same work at once. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const slice = work.next()
    if (slice.done === true) return slice.value
  }
}
