import type { RuleId } from './row.ts'
import { BOOK_IDS, ROWS } from './table.ts'

/** The same rule in the earlier books, the latest first. Of places that share its number, each gives one. */
export function earlierIds(id: string): readonly RuleId[] {
  const at = BOOK_IDS.findIndex((book) => id.startsWith(`${book}:`))
  const [own] = BOOK_IDS.slice(at)
  if (at < 0 || own === undefined) return []
  const rows = Object.values(ROWS).filter((row) => id === `${own}:${row[own]}`)
  const earlier = BOOK_IDS.slice(0, at).reverse()
  return earlier.flatMap((book) =>
    rows.flatMap(({ [book]: number }): RuleId[] => (number === undefined ? [] : [`${book}:${number}`])),
  )
}
