/** What is asked of a card as it lies there: the symbols of its cost, the card above it. */
import type { ManaCost, Predicate } from '../../../language/index.ts'
import { cardsIn, read } from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'

type Symbol = Extract<Predicate, { is: 'symbolInCost' }>['symbol']
type Beneath = Extract<Predicate, { is: 'beneath' }>

/** A Phyrexian symbol has a colour too (2011:107.4f). */
export const hasSymbol = (cost: ManaCost | null, symbol: Symbol): boolean =>
  cost?.some((one) => one.split('/').includes(symbol)) ?? false

/** Each card was put on top of those that were in the graveyard (404.2). */
export function isBeneath({ state, object, context }: Candidate, { filter, least }: Beneath): boolean {
  const pile = cardsIn(state, read(state, 'graveyards')[object.owner])
  if (!pile.includes(object.id)) return false
  const above = pile.slice(pile.indexOf(object.id) + 1)
  const such = (least === undefined ? above.slice(0, 1) : above).filter((id) =>
    evaluators.matches(state, filter, id, context),
  )
  return such.length >= (least ?? 1)
}
