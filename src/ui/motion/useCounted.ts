import { useEffect, useState } from 'react'
import { useMotionSettings } from './useMotionSettings.ts'

/** How long a number counts, in so many steps at most. */
const COUNT = { ms: 320, steps: 8 }

/** What was shown last under each key: whoever shows it next counts on from there. */
const told = new Map<string, number>()
const KEPT = 16

/** A number under a key that is its own, counting through what it changes by; at once where nothing is to move. */
export function useCounted(value: number, key: string): number {
  const { pace, still } = useMotionSettings()
  const moves = pace > 0 && !still
  const now = moves ? (told.get(key) ?? value) : value
  const [step, settle] = useState(0)
  const [, again] = useState(0)
  useEffect(() => {
    if (told.size > KEPT) told.clear()
    told.set(key, now)
    const left = value - now
    if (left === 0) return settle(0)
    // The size of a step is settled as it begins to count.
    const by = step || Math.max(1, Math.ceil(Math.abs(left) / COUNT.steps))
    const timer = setTimeout(
      () => {
        told.set(key, now + Math.sign(left) * Math.min(by, Math.abs(left)))
        settle(by)
        again((n) => n + 1)
      },
      (COUNT.ms * pace) / COUNT.steps,
    )
    return () => clearTimeout(timer)
  }, [value, key, now, step, pace])
  return now
}
