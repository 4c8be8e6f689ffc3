/** Saves of the two schemas before, read as they would be written today. What is older still is kept aside. */
import { OWN_COST } from '../language/index.ts'
import { SAVE_SCHEMA } from './saves.ts'
import { isRecord } from './stored.ts'

/** Before several players may have conceded, and before a player's counters were a record. */
const NINE = 9
/** Before any keyword may have an object's own mana cost. */
const TEN = 10

type Fields = Readonly<Record<string, unknown>>

/** One player at most had conceded a match; now it is a list. */
function conceders(match: unknown): unknown {
  if (!isRecord(match)) return match
  const { conceded } = match
  return { ...match, conceded: typeof conceded === 'number' ? [conceded] : [] }
}

const withMatch = (value: unknown): unknown =>
  isRecord(value) && 'match' in value ? { ...value, match: conceders(value.match) } : value

const POISON = { kind: 'playerCounters', counter: 'poison' }

const FLASHBACK = { name: 'flashback', cost: [{ kind: 'mana', mana: OWN_COST }] } as const

/** Only flashback could have an object's own mana cost. */
const GAINED = {
  kind: 'gainCosting',
  ability: { kind: 'keyword', keyword: FLASHBACK, abilities: [], at: { key: 'flashback', card: '', line: 0 } },
}

/**
 * Effects, quantities and log entries of poison are those of all counters on players; what gained flashback gains any
 * keyword.
 */
const renamed = (fields: Fields): Fields => {
  if (fields.kind === 'gainFlashback') return GAINED
  return fields.kind === 'poison' || fields.kind === 'poisoned' ? { ...POISON, ...fields, kind: POISON.kind } : fields
}

/** A player had a field of their own for poison. In the same place, so that the text of a position is comparable. */
const withCounters = (fields: Fields): Fields =>
  'drewFromEmpty' in fields && typeof fields.poison === 'number'
    ? Object.fromEntries(
        Object.entries(fields).map(([name, value]) =>
          name === 'poison' ? ['counters', value === 0 ? {} : { poison: value }] : [name, value],
        ),
      )
    : fields

function throughout(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(throughout)
  if (!isRecord(value)) return value
  const whole = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, throughout(one)]))
  return withCounters(renamed(whole))
}

/** A part of a save, of this schema where it can be. */
export function upToDate(stored: unknown): unknown {
  if (!isRecord(stored) || (stored.schema !== NINE && stored.schema !== TEN)) return stored
  const now = { ...(throughout(stored) as Fields), schema: SAVE_SCHEMA }
  if (stored.schema === TEN) return now
  return withMatch('between' in now ? { ...now, between: withMatch(now.between) } : now)
}
