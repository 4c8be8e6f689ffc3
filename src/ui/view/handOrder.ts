import { type ManaCost, manaValue } from '../../language/index.ts'
import type { Settings } from '../../store/index.ts'
import type { CardLook } from '../card/index.ts'
import type { CardView } from './cardView.ts'

/** A look's symbols are those of a cost that was read. */
const worth = ({ cost }: CardLook): number => manaValue(cost as ManaCost | null)

const isLand = ({ types }: CardLook): boolean => types.includes('Land')

/** A card of several types is with the first of them. */
const TYPES: readonly string[] = ['Creature', 'Planeswalker', 'Artifact', 'Enchantment', 'Instant', 'Sorcery']

/** Lands are last. */
const typePlace = (look: CardLook): number =>
  isLand(look) ? TYPES.length : TYPES.findIndex((type) => look.types.includes(type))

/** By mana value, colours together; then by name. */
const byCost = (a: CardLook, b: CardLook): number =>
  worth(a) - worth(b) || a.colors.join().localeCompare(b.colors.join()) || a.name.localeCompare(b.name)

type Compare = (a: CardLook, b: CardLook) => number

const SORTS: Readonly<Record<Settings['handSort'], Compare>> = {
  drawn: () => 0,
  cost: (a, b) => Number(isLand(a)) - Number(isLand(b)) || byCost(a, b),
  type: (a, b) => typePlace(a) - typePlace(b) || byCost(a, b),
}

/** A hand as its owner has moved its cards: those drawn since stand at the end. */
function asMoved(hand: readonly CardView[], own: readonly number[]): readonly CardView[] {
  const place = ({ id }: CardView): number => (own.includes(id) ? own.indexOf(id) : own.length)
  return [...hand].sort((a, b) => place(a) - place(b))
}

/** A hand as it is shown: as its owner has moved the cards, or sorted. What is alike stays as it was drawn. */
export function orderedHand(
  hand: readonly CardView[],
  sort: Settings['handSort'],
  own?: readonly number[],
): readonly CardView[] {
  if (own !== undefined) return asMoved(hand, own)
  return [...hand].sort((a, b) => SORTS[sort](a.look, b.look))
}
