/** Guessing what is hidden: an opponent's cards are assumed to resemble those already seen, and otherwise one's own. */

import { type Guess, ownUnseen, type Seat, type Seen } from '../engine/index.ts'
import type { Printed } from '../language/index.ts'

/** Cards seen of a seat count this often, so that its colours and tricks are expected again. */
const SEEN_WEIGHT = 3

function cardsOf({ rest }: Seen, seat: Seat): readonly Printed[] {
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

/** For each seat, the cards its hidden ones might be. */
export function guessOf(seen: Seen): Guess {
  const own = (seen.rest.players[seen.seat]?.deck ?? []).flatMap((face) => seen.rest.printed[face] ?? [])
  return {
    cards: seen.rest.players.map(({ seat }) => {
      if (seat === seen.seat) return ownUnseen(seen)
      const known = cardsOf(seen, seat)
      const likely = Array.from({ length: SEEN_WEIGHT }, () => known).flat()
      return known.length >= 8 ? likely : [...likely, ...own]
    }),
  }
}
