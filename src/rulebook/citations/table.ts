import { CARDS_AND_ZONES } from './cards.ts'
import { CITED_KEYWORDS } from './citedKeywords.ts'
import { EFFECTS } from './effects.ts'
import { THE_GAME } from './game.ts'
import type { Row } from './row.ts'
import { SPELLS_AND_ABILITIES } from './spells.ts'
import { TURN_AND_COMBAT } from './turn.ts'

/** Every place with its numbers. */
const CITATIONS = {
  ...CITED_KEYWORDS,
  ...THE_GAME,
  ...CARDS_AND_ZONES,
  ...TURN_AND_COMBAT,
  ...SPELLS_AND_ABILITIES,
  ...EFFECTS,
} as const

/** A place in the code for which a rule is cited. */
export type Citation = keyof typeof CITATIONS

/** The same, each with all books that it may name. */
export const ROWS: Readonly<Record<Citation, Row>> = CITATIONS
