/**
 * House rules: what a table plays otherwise than the book of its edition says. An edition is a record, a house rule
 * another value of one of its fields.
 */
import { EDITIONS, type Edition, type EditionId, type EditionRules } from './editions/index.ts'

/** A field of the record that a table may set, with the values that the engine plays. */
const settable = <G extends keyof EditionRules, F extends keyof EditionRules[G]>(
  group: G,
  field: F,
  values: readonly EditionRules[G][F][],
) => ({ group, field, values })

/** The house rules, by the names that saves, links and formats use. */
export const HOUSE_RULES = {
  manaBurn: settable('mana', 'burn', [true, false]),
  combatDamageUsesStack: settable('combat', 'damageUsesStack', [true, false]),
  blockersOrdered: settable('combat', 'blockersOrdered', [true, false]),
  legendRule: settable('stateBased', 'legendRule', ['oldestStays', 'allGo', 'controllerKeepsOne']),
  mulligans: settable('game', 'mulligans', ['oneByOne', 'together']),
  mulliganCosts: settable('game', 'mulliganCosts', ['oneFewer', 'bottom']),
  exileIsOutside: settable('zones', 'exileIsOutside', [true, false]),
  deckSize: settable('game', 'deckSize', [40, 60]),
} as const

export type HouseField = keyof typeof HOUSE_RULES
export const HOUSE_FIELDS = Object.keys(HOUSE_RULES) as readonly HouseField[]

/** The values that a house rule can have. */
export type HouseValue<K extends HouseField = HouseField> = (typeof HOUSE_RULES)[K]['values'][number]

/** The fields that are set, with their values; empty: the book is played. */
export type HouseRules = { readonly [K in HouseField]?: HouseValue<K> }

/** A book with house rules: part of a game's state, so that saves, links and files have them. */
export interface HouseEdition {
  readonly book: EditionId
  readonly house: HouseRules
}

/** The rules of a game: a book's by name, a book's with house rules, or a custom record. */
export type GameEdition = EditionId | HouseEdition | Edition

/** Whether a value is one that the field can have in play. */
const isHouseValue = (field: HouseField, value: unknown): boolean =>
  (HOUSE_RULES[field].values as readonly unknown[]).includes(value)

/** What a record has in the field of a house rule. */
export function houseValueIn(record: Edition, name: HouseField): HouseValue {
  const { group, field } = HOUSE_RULES[name]
  return (record[group] as unknown as Readonly<Record<string, HouseValue>>)[field] as HouseValue
}

/** The record with house rules in place of its own values. */
function settled(record: Edition, house: HouseRules): Edition {
  let set = record
  for (const name of HOUSE_FIELDS) {
    const { group, field } = HOUSE_RULES[name]
    if (house[name] !== undefined) set = { ...set, [group]: { ...set[group], [field]: house[name] } }
  }
  return set
}

/** The house rules in what was stored or linked; what a table can't set is left out. */
export function houseRulesFrom(value: unknown): HouseRules {
  if (typeof value !== 'object' || value === null) return {}
  const given: Readonly<Record<string, unknown>> = { ...value }
  const known = HOUSE_FIELDS.filter((field) => isHouseValue(field, given[field]))
  return Object.fromEntries(known.map((field) => [field, given[field]])) as HouseRules
}

/** Whether every field is one that a table can set, with a value that the engine plays. */
export const areHouseRules = (house: HouseRules): boolean =>
  Object.keys(house).length === Object.keys(houseRulesFrom(house)).length

/** The same without those that the book has anyway. */
const besidesTheBook = (book: EditionId, house: HouseRules): HouseRules =>
  Object.fromEntries(
    Object.entries(house).filter(([field, value]) => houseValueIn(EDITIONS[book], field as HouseField) !== value),
  )

/** A book with house rules; the book alone where they change nothing. */
export function withHouseRules(book: EditionId, house: HouseRules): EditionId | HouseEdition {
  const others = besidesTheBook(book, house)
  return Object.keys(others).length === 0 ? book : { book, house: others }
}

/** The house rules of a game; empty: it plays a book as it is. */
export const houseRulesOf = (edition: GameEdition): HouseRules =>
  typeof edition === 'object' && 'house' in edition ? edition.house : {}

/** Whether the rules are a custom record rather than a book's. */
export const isOwnRecord = (edition: GameEdition): edition is Edition =>
  typeof edition === 'object' && !('house' in edition)

/** The book whose rules a game cites: with house rules, or a record of its own, that which it is closest to. */
export function bookIn(edition: GameEdition): EditionId {
  if (typeof edition === 'string') return edition
  return isOwnRecord(edition) ? edition.id : edition.book
}

/** One record for the same rules: what is worked out for an edition is kept by its record. */
const made = new Map<string, Edition>()

/** The record of a game's rules. */
export function recordOf(edition: GameEdition): Edition {
  if (typeof edition === 'string') return EDITIONS[edition]
  if (isOwnRecord(edition)) return edition
  const { book, house } = edition
  const key = JSON.stringify([book, ...HOUSE_FIELDS.map((field) => house[field] ?? null)])
  const known = made.get(key)
  if (known !== undefined) return known
  const record: Edition = settled(EDITIONS[book], house)
  made.set(key, record)
  return record
}
