import { type ManaCost, manaValue } from '../../language/index.ts'
import type { CardLook } from '../card/index.ts'
import type { CardView } from './cardView.ts'

/** A look's symbols are those of a cost that was read. */
const worth = ({ cost }: CardLook): number => manaValue(cost as ManaCost | null)

const isLand = ({ types }: CardLook): boolean => types.includes('Land')

/** A hand by mana value, colours together, lands last; what is alike stays in the order in which it was drawn. */
export function sortedHand(hand: readonly CardView[]): readonly CardView[] {
  const before = (a: CardLook, b: CardLook): number =>
    Number(isLand(a)) - Number(isLand(b)) ||
    worth(a) - worth(b) ||
    a.colors.join().localeCompare(b.colors.join()) ||
    a.name.localeCompare(b.name)
  return [...hand].sort((a, b) => before(a.look, b.look))
}
