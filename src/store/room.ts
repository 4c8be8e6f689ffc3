/** How many games are kept beside the one at the table, and which of them go. */
import type { Stored } from './checkSaved.ts'
import { part, savedAtOf } from './keptBeside.ts'
import { isUnfinished } from './left.ts'
import type { Saved } from './saves.ts'

/** How many are kept: of more, the oldest that is over goes first. */
export const MOST_KEPT = 24

/** Whether a game can go on, whatever was stored: what can't be read may yet go on. */
function mayGoOn(stored: Stored): boolean {
  if (part(stored.line, 'latest', 'question') !== null) return true
  try {
    return isUnfinished(stored as Saved)
  } catch {
    return true
  }
}

/** The keys of those for which there is no room: the oldest that are over, then the oldest. */
export function withoutRoom(kept: readonly (readonly [key: string, stored: Stored])[]): readonly string[] {
  const rank = kept.map(([key, stored]) => ({ key, goesOn: Number(mayGoOn(stored)), at: savedAtOf(stored) }))
  const order = rank.sort((a, b) => a.goesOn - b.goesOn || a.at - b.at)
  return order.slice(0, Math.max(0, kept.length - MOST_KEPT)).map(({ key }) => key)
}
