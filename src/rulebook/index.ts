export { type Citation, cite, type RuleId } from './citations/index.ts'
export * from './editions/index.ts'
export {
  areHouseRules,
  bookIn,
  type GameEdition,
  HOUSE_FIELDS,
  HOUSE_RULES,
  type HouseEdition,
  type HouseField,
  type HouseRules,
  type HouseValue,
  houseRulesFrom,
  houseRulesOf,
  houseValueIn,
  isOwnRecord,
  recordOf,
  withHouseRules,
} from './house.ts'
export { bookOf, isChapter, ruleNumber, splitRuleId } from './ruleId.ts'
export type { Bare, Told } from './told.ts'
