/** Scry and surveil (today:701.22, 701.25): sorting cards that abilities wait for. */
import { SORTED, type SortCards } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { writeDone } from '../../events/index.ts'
import type { Context, Draft } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { sortCards } from './sortCards.ts'
import { count, seatsOf } from './who.ts'

/** After it is done, also where there were no cards; of 0 cards it is nothing. */
function noticeSorting(g: Draft, { who, cards, action }: SortCards, context: Context): void {
  if (action === undefined || cards.from !== 'top' || count(g, cards.n, context) === 0) return
  const seats = seatsOf(g.state, who, context)
  for (const seat of seats) writeDone(g, SORTED[action], { seat })
  notice(
    g,
    seats.map((seat) => ({ kind: 'sorted', action, seat }) as const),
  )
}

/** Sorting cards; where that is a keyword action, abilities see it. */
export const sortAndTell: Executor<'sortCards'> = function* (g, effect, context) {
  const result = yield* sortCards(g, effect, context)
  noticeSorting(g, effect, context)
  return result
}
