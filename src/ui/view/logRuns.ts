/**
 * What the log tells in one line: draws in a row, a hit with the life that it leaves, and the same thing many times.
 */
import type { LogEntry, Seat } from '../../engine/index.ts'

type Told = Exclude<LogEntry, { kind: 'damage' }>
type Damage = Extract<LogEntry, { kind: 'damage' }>

/** An entry, or what several entries come to. */
export type LogRun =
  | Told
  /** `left`: the life of the player who was hit, if they lost it. */
  | (Damage & { readonly left: number | null })
  | { readonly kind: 'drewMany'; readonly seat: Seat; readonly n: number; readonly rule: string }

const isDraw = (run: LogRun): run is Extract<LogEntry, { kind: 'moved' }> =>
  run.kind === 'moved' && run.cause === 'draw'

/** The two as one, if they are. */
function joined(last: LogRun | undefined, next: LogRun): LogRun | null {
  if (last === undefined) return null
  if (isDraw(next)) {
    if (last.kind === 'drewMany' && last.seat === next.seat) return { ...last, n: last.n + 1 }
    if (isDraw(last) && last.seat === next.seat) return { kind: 'drewMany', seat: next.seat, n: 2, rule: next.rule }
  }
  const hit = next.kind === 'life' && last.kind === 'damage' && 'player' in last.to && last.to.player === next.seat
  return hit && last.left === null && last.n === -next.change ? { ...last, left: next.total } : null
}

/** Draws of one player that follow each other are one run, and so are a player's damage and their loss of that life. */
export function runsOf(events: readonly LogEntry[]): readonly LogRun[] {
  const runs: LogRun[] = []
  for (const event of events) {
    const next: LogRun = event.kind === 'damage' ? { ...event, left: null } : event
    const one = joined(runs.at(-1), next)
    if (one === null) runs.push(next)
    else runs[runs.length - 1] = one
  }
  return runs
}

/** Lines that say the same in a row become one that says how often. */
export function folded<R extends { readonly entry: { readonly kind: string; readonly text: string } }>(
  rows: readonly R[],
): readonly (R & { readonly times: number })[] {
  const made: (R & { readonly times: number })[] = []
  for (const row of rows) {
    const last = made.at(-1)
    const same = last?.entry.kind === 'line' && row.entry.kind === 'line' && last.entry.text === row.entry.text
    if (last !== undefined && same) made[made.length - 1] = { ...last, times: last.times + 1 }
    else made.push({ ...row, times: 1 })
  }
  return made
}
