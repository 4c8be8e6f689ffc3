/** What is asked of a card as it lies there: the symbols of its cost, the card above it. */
import type { Filter, ManaCost, Predicate } from '../../../language/index.ts'
import { cardsIn, read } from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'

type Symbol = Extract<Predicate, { is: 'symbolInCost' }>['symbol']

/** A Phyrexian symbol has a colour too (2011:107.4f). */
export const hasSymbol = (cost: ManaCost | null, symbol: Symbol): boolean =>
  cost?.some((one) => one.split('/').includes(symbol)) ?? false

/** Each card was put on top of those that were in the graveyard (404.2). */
export function isBeneath({ state, object, context }: Candidate, filter: Filter): boolean {
  const pile = cardsIn(state, read(state, 'graveyards')[object.owner])
  const above = pile[pile.indexOf(object.id) + 1]
  return pile.includes(object.id) && above !== undefined && evaluators.matches(state, filter, above, context)
}
