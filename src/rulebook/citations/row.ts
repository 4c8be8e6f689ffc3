import type { EditionId } from '../edition.ts'

/** A rulebook: that of an edition that can be played, or today's. */
export type BookId = EditionId | 'today'

/** The numbers that one rule has in the books. A book is left out that has no such rule, or where it isn't known. */
export type Row = Readonly<Partial<Record<BookId, string>>>

/** A rule of a book: `2004:409.1c`. */
export type RuleId = `${BookId}:${string}`
