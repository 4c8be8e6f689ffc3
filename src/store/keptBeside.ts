/**
 * The games that are kept beside the one at the table: whatever begins there, none that runs is lost. They stand in the
 * same store of the database, each under its own key.
 */
import type { Stored } from './checkSaved.ts'
import { isRecord } from './stored.ts'

const KEPT = 'kept '

export const isKeptKey = (key: string): boolean => key.startsWith(KEPT)

/** What lies at the end of a path through whatever was stored. */
export const part = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)

/** The id of a game or match, if it has one. */
export const idOf = ({ start, between }: Stored): unknown => part(between, 'between', 'id') ?? part(start, 'id')

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

export const savedAtOf = ({ line, between }: Stored): number => {
  const at = part(line, 'savedAt') ?? part(between, 'savedAt')
  return typeof at === 'number' ? at : 0
}
