/** What it is worth that cards looked at or searched for go where an effect puts them. */
import type { Seat, State } from '../engine/index.ts'
import type { CardFate, Placement, SortCards } from '../language/index.ts'
import { landNeed } from './worth.ts'

/** What it is worth to whose cards they are that one of them goes there. */
function placeGain({ to }: Placement): number {
  if (to === 'discard') return -2
  const gains: Partial<Record<typeof to.zone, number>> = { battlefield: 2.2, hand: 1.7 }
  return gains[to.zone] ?? 0.1
}

const LANDS: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

/** Whether it finds a land in a library and puts it into a hand. */
function isLandSearch({ cards }: SortCards, { filter, place }: CardFate): boolean {
  if (cards.from !== 'library' || place === null || place.to === 'discard' || place.to.zone !== 'hand') return false
  return filter.is.some(
    (one) => (one.is === 'type' && one.type === 'land') || (one.is === 'subtype' && LANDS.includes(one.subtype)),
  )
}

/** What stays where it is brings nothing. */
const gainOf = (place: CardFate['place']): number => (place === null ? 0 : placeGain(place))

/** What it gains the player whose cards they are, so many of which are seen. */
export function sortedGain(effect: SortCards, state: State, seat: Seat, seen: number): number {
  const need = landNeed(state, seat)
  return effect.fates.reduce((sum, fate) => sum + (isLandSearch(effect, fate) ? need : gainOf(fate.place)), seen * 0.1)
}
