/** Surveil (today:701.25): sorting cards that abilities wait for. */
import type { SortCards } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import type { Context, Draft } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { sortCards } from './sortCards.ts'
import { count, seatsOf } from './who.ts'

/** today:701.25: after it is done, also where there were no cards; surveilling 0 is nothing. */
function noticeSurveil(g: Draft, { who, cards }: SortCards, context: Context): void {
  if (cards.from !== 'top' || count(g, cards.n, context) === 0) return
  notice(
    g,
    seatsOf(g.state, who, context).map((seat) => ({ kind: 'surveiled', seat }) as const),
  )
}

/** Sorting cards; where that is surveilling, abilities see it. */
export const sortOrSurveil: Executor<'sortCards'> = function* (g, effect, context) {
  const result = yield* sortCards(g, effect, context)
  if (effect.action === 'surveil') noticeSurveil(g, effect, context)
  return result
}
