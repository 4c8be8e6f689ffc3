/** Longer than a frame: a press in the meantime would be felt. */
const LONG = 16

/** Where the browser doesn't tell when it is idle. */
const SOON = 60

const wait: (then: () => void) => () => void =
  typeof requestIdleCallback === 'undefined'
    ? (then) => {
        const timer = setTimeout(then, SOON)
        return () => clearTimeout(timer)
      }
    : (then) => {
        const handle = requestIdleCallback(then)
        return () => cancelIdleCallback(handle)
      }

/**
 * Does these one by one while the page has nothing else to do; after one that took longer than a frame it leaves the
 * rest. The function it gives stops it.
 */
export function whileIdle(tasks: readonly (() => void)[]): () => void {
  let stop = (): void => {}
  const next = (index: number): void => {
    const task = tasks[index]
    if (task === undefined) return
    stop = wait(() => {
      const began = performance.now()
      task()
      if (performance.now() - began < LONG) next(index + 1)
    })
  }
  next(0)
  return () => stop()
}
