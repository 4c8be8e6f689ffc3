/** Guessing what is hidden: an opponent's cards are assumed to resemble those already seen, and otherwise one's own. */

import { type Guess, ownUnseen, type Seat, type Seen } from '../engine/index.ts'
import type { Color, Printed } from '../language/index.ts'
import { landColors } from './lands.ts'

/** Cards seen of a seat count this often, so that its colours and tricks are expected again. */
const SEEN_WEIGHT = 3

/** From so many on, what was seen says enough. */
const ENOUGH = 8

/** The cards of a seat that another can see now. */
export function cardsOf({ rest }: Seen, seat: Seat): readonly Printed[] {
  const found: Printed[] = []
  for (const page of rest.objects) {
    for (const object of page) {
      if (object === null || object.owner !== seat || object.kind !== 'card' || object.face < 0) continue
      const printed = rest.printed[object.face]
      if (printed !== null && printed !== undefined) found.push(printed)
    }
  }
  return found
}

/** The colours that a card has, or, as a land, gives as mana. */
const colorsOf = (card: Printed): readonly Color[] => (card.types.includes('land') ? landColors(card) : card.colors)

/** Those of the cards that somebody could play who has shown these colours; all where none was shown. */
function playableIn(shown: readonly Printed[], cards: readonly Printed[]): readonly Printed[] {
  const colors = new Set(shown.flatMap(colorsOf))
  return colors.size === 0 ? cards : cards.filter((card) => colorsOf(card).every((color) => colors.has(color)))
}

/** For each seat, the cards its hidden ones might be. */
export function guessOf(seen: Seen): Guess {
  const own = (seen.rest.players[seen.seat]?.deck ?? []).flatMap((face) => seen.rest.printed[face] ?? [])
  return {
    cards: seen.rest.players.map(({ seat }) => {
      if (seat === seen.seat) return ownUnseen(seen)
      const known = cardsOf(seen, seat)
      const likely = Array.from({ length: SEEN_WEIGHT }, () => known).flat()
      return known.length >= ENOUGH ? likely : [...likely, ...playableIn(known, own)]
    }),
  }
}
