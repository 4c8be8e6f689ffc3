/** How long to wait before the table or a machine answers, so that what just happened can be seen. Milliseconds. */
import type { LogEntry } from '../engine/index.ts'

const SHOWN: Partial<Record<LogEntry['kind'], number>> = {
  cast: 700,
  activated: 600,
  triggered: 450,
  resolved: 350,
  countered: 450,
  landPlayed: 350,
  attacked: 700,
  blocked: 700,
  damage: 500,
  turnBegan: 350,
  mulliganed: 400,
  kept: 200,
}

export function pauseAfter(events: readonly LogEntry[], pace: number): number {
  const longest = events.reduce((most, event) => {
    if (event.kind === 'activated' && event.mana) return most
    return Math.max(most, SHOWN[event.kind] ?? 0)
  }, 0)
  return Math.round(longest * pace)
}
