/** Saves of the schema before, read as they would be written today. What is older still is kept aside. */
import { SAVE_SCHEMA } from './saves.ts'

const BEFORE = 9

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One player at most had conceded a match; now it is a list. */
function conceders(match: unknown): unknown {
  if (!isFields(match)) return match
  const { conceded } = match
  return { ...match, conceded: typeof conceded === 'number' ? [conceded] : [] }
}

const withMatch = (value: unknown): unknown =>
  isFields(value) && 'match' in value ? { ...value, match: conceders(value.match) } : value

/** A part of a save, of this schema where it can be. */
export function upToDate(stored: unknown): unknown {
  if (!isFields(stored) || stored.schema !== BEFORE) return stored
  const now = { ...stored, schema: SAVE_SCHEMA }
  return withMatch('between' in stored ? { ...now, between: withMatch(stored.between) } : now)
}
