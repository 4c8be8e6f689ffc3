/**
 * The games that are kept beside the one at the table: whatever begins there, none that runs is lost. They stand in the
 * same store of the database, each under its own key.
 */
import { matchWinner } from '../engine/index.ts'
import type { Stored } from './checkSaved.ts'
import { matchAfter } from './match.ts'
import type { Saved } from './saves.ts'
import { isRecord } from './stored.ts'

const KEPT = 'kept '

/** How many are kept: of more, the oldest that is over goes first. */
export const MOST_KEPT = 24

export const isKeptKey = (key: string): boolean => key.startsWith(KEPT)

/** What lies at the end of a path through whatever was stored. */
const part = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)

const idOf = ({ start, between }: Stored): unknown => part(between, 'between', 'id') ?? part(start, 'id')

/** The games of a match, and the time between them, follow one another: they are one. */
export function lineageOf(stored: Stored): string {
  const seed = part(stored.between, 'between', 'match', 'setup', 'seed') ?? part(stored.start, 'match', 'setup', 'seed')
  return typeof seed === 'number' ? `match ${seed}` : String(idOf(stored))
}

/** The key under which a game that leaves the table is kept; `null`: there is none, or it can be begun again anyway. */
export function keptKeyOf(stored: Stored): string | null {
  const id = idOf(stored)
  return typeof id === 'string' && !part(stored.start, 'puzzle') ? `${KEPT}${id}` : null
}

/** Whether the game or match can go on. */
export function isUnfinished(saved: Saved): boolean {
  if ('between' in saved || saved.line.latest.question !== null) return true
  const match = saved.start.match ?? null
  return match !== null && matchWinner(matchAfter(match, saved.line.latest)) === null
}

/** The same of whatever was stored: what can't be read may yet go on. */
function mayGoOn(stored: Stored): boolean {
  if (part(stored.line, 'latest', 'question') !== null) return true
  try {
    return isUnfinished(stored as Saved)
  } catch {
    return true
  }
}

export const savedAtOf = ({ line, between }: Stored): number => {
  const at = part(line, 'savedAt') ?? part(between, 'savedAt')
  return typeof at === 'number' ? at : 0
}

/** The keys of those for which there is no room: the oldest that are over, then the oldest. */
export function withoutRoom(kept: readonly (readonly [key: string, stored: Stored])[]): readonly string[] {
  const rank = kept.map(([key, stored]) => ({ key, goesOn: Number(mayGoOn(stored)), at: savedAtOf(stored) }))
  const order = rank.sort((a, b) => a.goesOn - b.goesOn || a.at - b.at)
  return order.slice(0, Math.max(0, kept.length - MOST_KEPT)).map(({ key }) => key)
}
