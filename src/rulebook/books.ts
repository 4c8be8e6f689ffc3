/** The books themselves, for whoever reads them: loaded with the rulebook's page, not with the first screen. */
export {
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
export { loadRulebook } from './load.ts'
export { lookUp, type Place, type TextPart, textParts } from './lookUp.ts'
export { type Found, fold, indexOf, type Marked, markWords, type SearchIndex, searchRules, wordsOf } from './search.ts'
