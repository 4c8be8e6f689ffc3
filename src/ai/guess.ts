/** Guessing what is hidden: an opponent's cards are assumed to resemble those already seen, and otherwise one's own. */

import { type Guess, ownUnseen, type Seat, type Seen } from '../engine/index.ts'
import { BASIC_LAND_MANA, COLORS, type Color, type Printed } from '../language/index.ts'
import { givenBy } from './lands.ts'

/** Cards seen of a seat count this often, so that its colours and tricks are expected again. */
const SEEN_WEIGHT = 3

/** From so many on, what was seen says enough. */
const ENOUGH = 8

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

/** The colours that a card has, or, as a land, gives as mana; basic land types give theirs (212.6d). */
function colorsOf({ colors, types, subtypes, abilities }: Printed): readonly Color[] {
  if (!types.includes('land')) return colors
  const given = givenBy(abilities)
  const basic = Object.entries(BASIC_LAND_MANA).flatMap(([type, color]) => (subtypes.includes(type) ? [color] : []))
  return COLORS.filter((color) => given.has(color) || basic.includes(color))
}

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
