/** Keywords by their names (502 of 2004, 702 of 2011). */
import { KEYWORD_NAMES, type KeywordName, wordOfKeyword } from '../../language/index.ts'
import { type Syntax, table } from '../core/index.ts'

const byWord = Object.fromEntries(KEYWORD_NAMES.map((name) => [wordOfKeyword(name), name]))

/** A keyword that is asked for or lost: by name, whatever its parameters (402.7). */
export const keywordName: Syntax<KeywordName> = table('a keyword', byWord)
