/** A pile of permanents as one thing to press: by its cards, or by its line in a list. */
import { say } from '../messages/index.ts'
import type { CardView, PileView } from '../view/index.ts'

/** The member of a pile that a press takes: the next that can be used, at last one that can be taken back. */
export function nextOf({ members }: PileView): CardView | undefined {
  const cards = members.map(({ card }) => card)
  return (
    cards.find(({ state }) => state.playable && !state.chosen && !state.tapped) ??
    cards.find(({ state }) => state.playable && !state.chosen) ??
    cards.find(({ state }) => state.playable) ??
    cards.find(({ state }) => !state.tapped) ??
    cards[0]
  )
}

/** How many of a pile are tapped and chosen, and what it is called by the member that a press takes. */
export function countedIn({ members }: PileView, next: CardView) {
  const count = (is: (card: CardView) => boolean | undefined) => members.filter(({ card }) => is(card)).length
  const tapped = count(({ state }) => state.tapped)
  const chosen = count(({ state }) => state.chosen)
  return { tapped, chosen, label: say('label.group', { label: next.label, n: members.length, tapped, chosen }) }
}
