export {
  bookOf,
  booksOf,
  type Chapter,
  changeIn,
  chaptersFor,
  type Entry,
  isReadIn,
  makeRulebook,
  type Rule,
  type Rulebook,
  ruleNumber,
  type Section,
  type Translation,
} from './book.ts'
export { type BookId, CITATIONS, type Citation, cite, type RuleId } from './citations/index.ts'
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
export { loadRulebook } from './load.ts'
export { lookUp, type Place, type TextPart, textParts } from './lookUp.ts'
export { fold, indexOf, type Marked, markWords, type SearchIndex, searchRules, wordsOf } from './search.ts'
export type { Bare, Told } from './told.ts'
