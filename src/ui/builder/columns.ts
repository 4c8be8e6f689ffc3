/** How the cards of a deck are laid out: in columns, by cost or by type. */
import type { DeckEntry } from '../../catalog/index.ts'
import type { IndexedCard } from '../../store/cards/index.ts'

export const ARRANGEMENTS = ['cost', 'type'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** The columns of both arrangements: a number is a cost. */
export type ColumnId = 'cheap' | 2 | 3 | 4 | 5 | 'creature' | 'spell' | 'permanent' | 'land' | 'unknown'

const COLUMNS: { readonly [A in Arrangement]: readonly ColumnId[] } = {
  cost: ['cheap', 2, 3, 4, 5, 'land', 'unknown'],
  type: ['creature', 'spell', 'permanent', 'land', 'unknown'],
}

/** The last column by cost holds all that cost as much or more. */
export const LAST_COST = 5

export interface DeckCard extends DeckEntry {
  /** `null`: it isn't known here, or not any more. */
  readonly card: IndexedCard | null
}

export interface Column {
  readonly id: ColumnId
  readonly count: number
  readonly cards: readonly DeckCard[]
}

function columnOf(card: IndexedCard | null, by: Arrangement): ColumnId {
  if (card === null) return 'unknown'
  const { types, manaValue } = card
  if (types.includes('land')) return 'land'
  if (by === 'cost') {
    const cost = Math.min(LAST_COST, Math.floor(manaValue))
    return cost === 2 || cost === 3 || cost === 4 || cost === 5 ? cost : 'cheap'
  }
  if (types.includes('creature')) return 'creature'
  return types.includes('instant') || types.includes('sorcery') ? 'spell' : 'permanent'
}

const inOrder = (a: DeckCard, b: DeckCard): number =>
  (a.card?.manaValue ?? 0) - (b.card?.manaValue ?? 0) || (a.name < b.name ? -1 : 1)

/** The columns of a list, each by cost and name; that of unknown cards only if there are any. */
export function columnsOf(
  list: readonly DeckEntry[],
  find: (name: string) => IndexedCard | undefined,
  by: Arrangement,
): readonly Column[] {
  const cards = list.map((entry): DeckCard => ({ ...entry, card: find(entry.name) ?? null }))
  const columns = COLUMNS[by].map((id): Column => {
    const here = cards.filter(({ card }) => columnOf(card, by) === id).sort(inOrder)
    return { id, count: here.reduce((sum, { count }) => sum + count, 0), cards: here }
  })
  return columns.filter(({ id, count }) => id !== 'unknown' || count > 0)
}
