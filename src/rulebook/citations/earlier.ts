import type { Row, RuleId } from './row.ts'
import { BOOK_IDS, ROWS } from './table.ts'

/** The book of an id, by its place among them; -1: no book. */
const bookAt = (id: string): number => BOOK_IDS.findIndex((book) => id.startsWith(`${book}:`))

/** The places that have this number in its book. */
function rowsOf(id: string): readonly Row[] {
  const [own] = BOOK_IDS.slice(bookAt(id))
  return own === undefined ? [] : Object.values(ROWS).filter((row) => id === `${own}:${row[own]}`)
}

/** Whether a place in the code cites the rule. */
export const isCited = (id: string): boolean => rowsOf(id).length > 0

/** The same rule in the earlier books, the latest first. Of places that share its number, each gives one. */
export function earlierIds(id: string): readonly RuleId[] {
  const rows = rowsOf(id)
  const earlier = BOOK_IDS.slice(0, Math.max(0, bookAt(id))).reverse()
  return earlier.flatMap((book) =>
    rows.flatMap(({ [book]: number }): RuleId[] => (number === undefined ? [] : [`${book}:${number}`])),
  )
}
