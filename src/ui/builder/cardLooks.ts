import { colorsMade } from '../../catalog/index.ts'
import { BASIC_LAND_MANA, type Printed } from '../../language/index.ts'
import type { IndexedCard } from '../../store/cards/index.ts'
import type { CardLook } from '../card/index.ts'
import { lookOfPrinted, windowTypes } from '../view/index.ts'
import type { FindKnown } from './useCatalog.ts'

const LAND_MANA: Readonly<Record<string, string>> = BASIC_LAND_MANA

/** A card of the index as it is drawn in a list. */
function lookOfIndexed(card: IndexedCard): CardLook {
  const { name, colors, types, typeLine, cost, text } = card
  const subtypes = (typeLine.split(' — ')[1] ?? '').split(' ').filter((word) => word !== '')
  const frame = types.includes('land') ? subtypes.flatMap((type) => LAND_MANA[type] ?? []) : colors
  return { name, colors, frame, supertypes: [], types: windowTypes(types), subtypes, typeLine, cost, rulesText: text }
}

/** The same with what is known of its program, so that its picture is the one it has everywhere. */
export function lookOfFound(card: IndexedCard, find: FindKnown): CardLook {
  const printed = find(card.name)?.compiled.printed
  return printed ? lookOfPrinted(printed) : lookOfIndexed(card)
}

/** A card of the deck: a land has the colours of its mana. */
export function lookOfCard(printed: Printed): CardLook {
  const look = lookOfPrinted(printed)
  return printed.types.includes('land') ? { ...look, frame: colorsMade(printed) } : look
}
