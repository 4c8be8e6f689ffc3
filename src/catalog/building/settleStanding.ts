/** Making a deck fit a format. */
import { nameKey } from '../cards.ts'
import type { StandingProblem } from '../formats/index.ts'
import type { DeckDraft } from './deckDraft.ts'

/** Whether taking cards out settles it. Where a card's sets are unknown, or a commander is missing, only a person can. */
export const canSettle = ({ key }: StandingProblem): boolean =>
  key === 'standing.banned' || key === 'standing.noSet' || key === 'standing.restricted'

/** The draft with a problem settled: of a restricted card one is kept, others are taken out; the rest changes nothing. */
export function settleStanding(draft: DeckDraft, problem: StandingProblem): DeckDraft {
  if (!canSettle(problem) || !('card' in problem.params)) return draft
  const key = nameKey(problem.params.card)
  let left = problem.key === 'standing.restricted' ? 1 : 0
  const kept = (list: DeckDraft['main']): DeckDraft['main'] =>
    list.flatMap((entry) => {
      if (nameKey(entry.name) !== key) return entry
      const count = Math.min(left, entry.count)
      left -= count
      return count === 0 ? [] : { ...entry, count }
    })
  return { ...draft, main: kept(draft.main), side: kept(draft.side) }
}
