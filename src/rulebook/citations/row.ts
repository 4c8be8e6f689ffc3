import type { EditionId } from '../editions/index.ts'

/** The numbers that one rule has in the books. A book is left out that has no such rule, or where it isn't known. */
export type Row = Readonly<Partial<Record<EditionId, string>>>

/** A rule of a book: `2004:409.1c`. */
export type RuleId = `${EditionId}:${string}`
