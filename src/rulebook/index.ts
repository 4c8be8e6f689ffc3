export { type BookId, type Citation, cite, type RuleId } from './citations/index.ts'
export * from './edition.ts'
export {
  areHouseRules,
  bookIn,
  type GameEdition,
  HOUSE_FIELDS,
  HOUSE_VALUES,
  type HouseEdition,
  type HouseField,
  type HouseRules,
  houseRulesFrom,
  houseRulesOf,
  isOwnRecord,
  recordOf,
  withHouseRules,
} from './house.ts'
export { bookOf, ruleNumber } from './ids.ts'
export type { Bare, Told } from './told.ts'
