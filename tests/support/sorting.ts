/** Effects that look at cards and sort them, for tests that write effects as data. */
import type { CardFate, Count, Destination, Filter, Placement, Players, SortCards } from '../../src/language/index.ts'

const YOU: Players = { kind: 'you' }
const CARD: Filter = { noun: 'card', is: [] }
const EVERY: Count = { min: 0, max: { kind: 'all' } }
const into = (to: Placement['to']): Placement => ({ to, order: 'any' })
const library = (position: 'top' | 'bottom'): Placement =>
  into({ zone: 'library', under: null, tapped: false, position })

export const BOTTOM = library('bottom')
export const TOP = library('top')

function sorting(fields: Pick<SortCards, 'cards'> & Partial<SortCards>): SortCards {
  return {
    kind: 'sortCards',
    who: YOU,
    of: null,
    shown: 'looked',
    fates: [],
    rest: null,
    shuffle: false,
    ...fields,
  }
}

function fateOf(count: Count, filter: Filter, place: Placement, fields: Partial<CardFate> = {}): CardFate {
  return { count, filter, by: null, reveal: false, place, ...fields }
}

export const search = (count: Count, filter: Filter, to: Destination, reveal: boolean): SortCards =>
  sorting({ cards: { from: 'library' }, fates: [fateOf(count, filter, into(to), { reveal })], shuffle: true })

export const scry = (n: number): SortCards =>
  sorting({ cards: { from: 'top', n }, fates: [fateOf(EVERY, CARD, BOTTOM)], rest: TOP })

export const dig = (n: number, take: Count, filter: Filter, to: Destination): SortCards =>
  sorting({ cards: { from: 'top', n }, fates: [fateOf(take, filter, into(to))], rest: BOTTOM })

/** "Reveals their hand. You choose a card from it. That player discards that card." */
export const takeFromHand = (who: Players, filter: Filter): SortCards =>
  sorting({
    who,
    cards: { from: 'hand' },
    shown: 'revealed',
    fates: [fateOf({ min: 1, max: 1 }, filter, into('discard'), { by: YOU })],
  })
