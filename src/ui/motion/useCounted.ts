import { useEffect, useState } from 'react'
import { useManner } from './useManner.ts'

/** How long a number counts, in so many steps at most. */
const COUNT = { ms: 320, steps: 8 }

/** A number of somebody's (`of`), counting through what it changes by; at once where nothing is to move. */
export function useCounted(value: number, of: number): number {
  const { pace, still } = useManner()
  const moves = pace > 0 && !still
  const [shown, show] = useState({ of, n: value, step: 0 })
  const counts = moves && shown.of === of
  useEffect(() => {
    const left = value - shown.n
    if (left === 0 && shown.of === of) return
    if (!counts) return show({ of, n: value, step: 0 })
    // The size of a step is settled as it begins to count.
    const step = shown.step || Math.max(1, Math.ceil(Math.abs(left) / COUNT.steps))
    const next = shown.n + Math.sign(left) * Math.min(step, Math.abs(left))
    const wait = (COUNT.ms * pace) / COUNT.steps
    const timer = setTimeout(() => show({ of, n: next, step: next === value ? 0 : step }), wait)
    return () => clearTimeout(timer)
  }, [value, of, counts, shown, pace])
  return counts ? shown.n : value
}
