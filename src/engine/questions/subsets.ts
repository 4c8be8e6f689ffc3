/** Ways to choose some of a list, and as many of them as are worth listing. */

/** Legal replies to a question, never none. */
export interface Listing<T> {
  readonly replies: readonly T[]
  /** Whether there are no others. */
  readonly isAll: boolean
}

const LISTED = 400

/** As many as are worth listing. */
export function few<T>(all: Iterable<T>, most = LISTED): Listing<T> {
  const replies: T[] = []
  for (const reply of all) {
    if (replies.length === most) return { replies, isAll: false }
    replies.push(reply)
  }
  return { replies, isAll: true }
}

function* taking<T>(list: readonly T[], n: number, from = 0): Iterable<T[]> {
  if (n === 0) yield []
  else
    for (let at = from; at <= list.length - n; at++)
      for (const rest of taking(list, n - 1, at + 1)) yield [list[at] as T, ...rest]
}

/** All ways to take `min` to `max` members, the largest first. */
export function* subsets<T>(list: readonly T[], min: number, max: number): Iterable<T[]> {
  for (let size = Math.min(max, list.length); size >= min; size--) yield* taking(list, size)
}
