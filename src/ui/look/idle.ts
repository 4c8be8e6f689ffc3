/** What is done while the page has nothing else to do: a press is answered first, and what answers it is seen first. */

/** Where the browser doesn't tell when it is idle. */
const SOON = 60

/**
 * Calls back once the page is idle, or, where that is given, after so many milliseconds. The function it gives stops
 * it.
 */
export function whenIdle(then: () => void, latest?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(then, SOON)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, latest === undefined ? {} : { timeout: latest })
  return () => cancelIdleCallback(handle)
}

/** Longer than a frame: a press in the meantime would be felt. */
const LONG = 16

/**
 * Does these one by one while the page is idle; after one that took longer than a frame it leaves the rest. The
 * function it gives stops it.
 */
export function whileIdle(tasks: readonly (() => void)[]): () => void {
  let stop = (): void => {}
  const next = (index: number): void => {
    const task = tasks[index]
    if (task === undefined) return
    stop = whenIdle(() => {
      const began = performance.now()
      task()
      if (performance.now() - began < LONG) next(index + 1)
    })
  }
  next(0)
  return () => stop()
}
