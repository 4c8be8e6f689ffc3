/** The rules of keywords, for who reads about them: loaded with the first reading. */
import { idOf, type RuleId } from './citations/index.ts'
import { KEYWORDS } from './citations/keywords.ts'
import type { EditionId } from './editions/index.ts'

type KeywordPlace = keyof typeof KEYWORDS
/** A keyword by its name in the card language. */
type Named = KeywordPlace extends `keyword.${infer N}` ? N : never

/** The rule for a keyword, in an edition. */
export const ruleOfKeyword = (name: Named, edition: EditionId): RuleId => idOf(KEYWORDS[`keyword.${name}`], edition)
