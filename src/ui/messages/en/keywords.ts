import { KEYWORD_NAMES, type KeywordName, labelOfKeyword } from '../../../language/index.ts'

type Labels = Readonly<Record<`keyword.${KeywordName}`, string>>

/** Each keyword by itself. Cards are in English, so English has them as they are written there. */
export const keywords = Object.fromEntries(
  KEYWORD_NAMES.map((name) => [`keyword.${name}`, labelOfKeyword(name)]),
) as Labels
