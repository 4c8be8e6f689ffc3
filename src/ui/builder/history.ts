/** What something was, is, and was before it was undone. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** More steps back than anybody goes. */
const MOST_STEPS = 500

export const begun = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** One step on: what had been undone is gone. A step that `joins` the last one is undone with it. */
export function stepped<T>({ past, now, future }: History<T>, next: T, joins = false): History<T> {
  if (next === now) return { past, now, future }
  return { past: joins ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [] }
}

/** One step back; the same history where there is none. */
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

/** What was undone last, done again. */
export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const [next, ...rest] = future
  return next === undefined ? history : { past: [...past, now], now: next, future: rest }
}
