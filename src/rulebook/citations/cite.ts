import { booksOf, EDITION_IDS, type EditionId } from '../editions/index.ts'
import type { Row, RuleId } from './row.ts'
import { type Citation, ROWS } from './table.ts'

/** The edition's own number; else that of the latest earlier book, else of the earliest later one. */
export function idOf(row: Row, edition: EditionId): RuleId {
  const book = [...booksOf(edition), ...EDITION_IDS].find((one) => row[one] !== undefined) ?? edition
  return `${book}:${row[book] ?? ''}`
}

type Ids = Readonly<Record<Citation, RuleId>>

const made: { [B in EditionId]?: Ids } = {}

/** Every refusal and every line of the log cites: each edition's ids are made once. */
function idsOf(edition: EditionId): Ids {
  const ids = Object.fromEntries(Object.entries(ROWS).map(([place, row]) => [place, idOf(row, edition)])) as Ids
  made[edition] = ids
  return ids
}

/** The rule that an edition has for a place. */
export const cite = (place: Citation, edition: EditionId): RuleId => (made[edition] ?? idsOf(edition))[place]
