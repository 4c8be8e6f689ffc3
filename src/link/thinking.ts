/** How long each seat has thought in a game, measured on the inviter's page. */
import type { Seat } from '../engine/index.ts'

/** What a page knows of it: how long each had thought at that moment, in milliseconds, and who has since. */
export interface Times {
  readonly used: readonly number[]
  readonly runs: Seat | null
  readonly at: number
}

/** How long a seat has thought by now. */
export const usedBy = ({ used, runs, at }: Times, seat: Seat, now: number): number =>
  (used[seat] ?? 0) + (runs === seat ? Math.max(0, now - at) : 0)

/** From now on that seat thinks; `null`: nobody does, as while a page can't be reached. */
export const runFor = (times: Times, runs: Seat | null, now: number): Times => ({
  used: times.used.map((_, seat) => usedBy(times, seat, now)),
  runs,
  at: now,
})

/** A clock on which nobody has thought yet. */
export const startTimes = (seats: number, now: number): Times => ({ used: Array(seats).fill(0), runs: null, at: now })
