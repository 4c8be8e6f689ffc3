import { EDITION_IDS } from '../editions/index.ts'
import { splitRuleId } from '../ruleId.ts'
import type { Row, RuleId } from './row.ts'
import { ROWS } from './table.ts'

/** The places that have this number in its book. */
function rowsOf(id: string): readonly Row[] {
  const { book, number } = splitRuleId(id)
  const own = EDITION_IDS.find((edition) => edition === book)
  return own === undefined ? [] : Object.values(ROWS).filter((row) => row[own] === number)
}

/** Whether a place in the code cites the rule. */
export const isCited = (id: string): boolean => rowsOf(id).length > 0

/** The same rule in the earlier books, the latest first. Of places that share its number, each gives one. */
export function earlierIds(id: string): readonly RuleId[] {
  const rows = rowsOf(id)
  const { book } = splitRuleId(id)
  const at = EDITION_IDS.findIndex((edition) => edition === book)
  const earlier = EDITION_IDS.slice(0, Math.max(0, at)).toReversed()
  return earlier.flatMap((edition) =>
    rows.flatMap(({ [edition]: number }): RuleId[] => (number === undefined ? [] : [`${edition}:${number}`])),
  )
}
