export {
  booksOf,
  type Chapter,
  changesIn,
  chaptersFor,
  type Entry,
  isReadIn,
  makeRulebook,
  type Rule,
  type Rulebook,
  type RuleChange,
  type Section,
  type Translation,
} from './book.ts'
export * from './editions/index.ts'
export {
  areHouseRules,
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
export { loadRulebook } from './load.ts'
export { lookUp, type Place, type TextPart, textParts } from './lookUp.ts'
export { bookOf, ruleNumber, splitRuleId } from './ruleId.ts'
export { fold, indexOf, type Marked, markWords, type SearchIndex, searchRules, wordsOf } from './search.ts'
export type { Bare, Told } from './told.ts'
