import { booksOf, EDITION_IDS, type EditionId } from '../editions/index.ts'
import { bookOf } from '../ruleId.ts'
import { KEYWORDS } from './keywords.ts'
import type { Row, RuleId } from './row.ts'
import { ROWS } from './table.ts'

/** Of two places with one number in a book, that of the keyword comes first. */
const ALL: readonly Row[] = [...Object.values(KEYWORDS), ...Object.values(ROWS)]

const idIn = (row: Row, edition: EditionId): readonly RuleId[] =>
  row[edition] === undefined ? [] : [`${edition}:${row[edition]}`]

const rowsById = new Map<string, Row[]>()

/** The places that have this number in its book. */
function rowsOf(id: string): readonly Row[] {
  if (rowsById.size === 0)
    for (const row of ALL)
      for (const one of EDITION_IDS.flatMap((edition) => idIn(row, edition)))
        rowsById.set(one, [...(rowsById.get(one) ?? []), row])
  return rowsById.get(id) ?? []
}

/** Whether a place in the code cites the rule. */
export const isCited = (id: string): boolean => rowsOf(id).length > 0

/** The rules of a book that places in the code cite. */
export const citedIn = (edition: EditionId): readonly RuleId[] => [...new Set(ALL.flatMap((row) => idIn(row, edition)))]

/** The same rule in the earlier books, the latest first. Of places that share its number, each gives one. */
export function earlierIds(id: string): readonly RuleId[] {
  const rows = rowsOf(id)
  const [, ...earlier] = booksOf(bookOf(id))
  return earlier.flatMap((edition) => rows.flatMap((row) => idIn(row, edition)))
}
