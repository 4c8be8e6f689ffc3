/**
 * Which rule a place in the code stands for, in each book. The code names a place; the number is that of the edition
 * played.
 */
import { CARDS_AND_ZONES } from './cards.ts'
import { EFFECTS } from './effects.ts'
import { THE_GAME } from './game.ts'
import { KEYWORDS } from './keywords.ts'
import type { BookId, Row, RuleId } from './row.ts'
import { SPELLS_AND_ABILITIES } from './spells.ts'
import { TURN_AND_COMBAT } from './turn.ts'

export type { BookId, Row, RuleId } from './row.ts'

export const CITATIONS = {
  ...THE_GAME,
  ...CARDS_AND_ZONES,
  ...TURN_AND_COMBAT,
  ...SPELLS_AND_ABILITIES,
  ...EFFECTS,
  ...KEYWORDS,
} as const

/** A place in the code for which a rule is cited. */
export type Citation = keyof typeof CITATIONS

/** From the earliest. */
const BOOKS: readonly BookId[] = ['2004', '2011', 'today']

const TABLE: Readonly<Record<Citation, Row>> = CITATIONS

/** The edition's own number; else that of the latest earlier book, else of the earliest later one. */
function idOf(row: Row, edition: BookId): RuleId {
  const at = BOOKS.indexOf(edition)
  const inOrder = [...BOOKS.slice(0, at + 1).reverse(), ...BOOKS.slice(at + 1)]
  const book = inOrder.find((one) => row[one] !== undefined) ?? edition
  return `${book}:${row[book] ?? ''}`
}

const made: { [B in BookId]?: Readonly<Record<Citation, RuleId>> } = {}

/** Cited for every refusal and every line of the log: each edition's ids are made once. */
function idsOf(edition: BookId): Readonly<Record<Citation, RuleId>> {
  const ids = Object.fromEntries(Object.entries(TABLE).map(([place, row]) => [place, idOf(row, edition)]))
  made[edition] = ids as Readonly<Record<Citation, RuleId>>
  return made[edition]
}

/** The rule that an edition has for a place. */
export const cite = (place: Citation, edition: BookId): RuleId => (made[edition] ?? idsOf(edition))[place]
