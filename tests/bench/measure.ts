/** Measuring for `npm run bench`: medians over many runs, nothing asserted about time in tests. */

/** Milliseconds, monotonic. */
export const now = (): number => performance.now()

export interface Spread {
  readonly median: number
  readonly p95: number
  readonly worst: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** How long one call takes, the mean of `times` of them. */
export function timeOf(times: number, run: () => void): number {
  const start = now()
  for (let n = 0; n < times; n++) run()
  return (now() - start) / times
}

/** A small generator of the bench's own, so that runs are the same everywhere. */
export function roller(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}

/** Work that no change of the project touches: a fixed document that is read and copied. */
const FIXED = JSON.stringify(
  Array.from({ length: 2000 }, (_, n) => ({ n, name: `number ${n}`, halves: [n / 2, n % 2], isOdd: n % 2 === 1 })),
)

/** Milliseconds that a fixed piece of work takes here and now: times of other work are told as multiples of it. */
export function yardstick(): number {
  const times = Array.from({ length: 9 }, () => timeOf(3, () => structuredClone(JSON.parse(FIXED))))
  return spreadOf(times).median
}
