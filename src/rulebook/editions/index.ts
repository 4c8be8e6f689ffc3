import { e2004 } from './e2004.ts'
import { e2011 } from './e2011.ts'
import { EDITION_IDS, type Edition, type EditionId } from './edition.ts'
import { today } from './today.ts'

export {
  EDITION_IDS,
  type Edition,
  type EditionId,
  type EditionRules,
  type Layer,
  RULED_COUNTERS,
  type RuledCounter,
  type UniquenessRule,
} from './edition.ts'

export const EDITIONS: Readonly<Record<EditionId, Edition>> = { '2004': e2004, '2011': e2011, today }

export const DEFAULT_EDITION: EditionId = '2011'

/**
 * The editions that the client offers, in the order of the books. One whose rules aren't built wouldn't be among them;
 * games, links and boards with it would open all the same.
 */
export const OFFERED_EDITIONS: readonly EditionId[] = ['2004', '2011', 'today']

/** The books that an edition reads, the latest first: what its own book doesn't speak of stands in an earlier one. */
export const booksOf = (edition: EditionId): readonly EditionId[] =>
  EDITION_IDS.slice(0, EDITION_IDS.indexOf(edition) + 1).reverse()

/** Something of each edition. */
export function byEdition<T>(made: (id: EditionId) => T): Readonly<Record<EditionId, T>> {
  return { '2004': made('2004'), '2011': made('2011'), today: made('today') }
}

/** Whether the book has planeswalkers, and rules for them (2011:contents/306). */
export const hasPlaneswalkers = ({ cards }: Edition): boolean => cards.types.includes('planeswalker')
