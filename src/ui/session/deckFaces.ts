/** The cards whose pictures stand for a deck. */
import type { Printed } from '../../language/index.ts'
import type { CardLook } from '../card/index.ts'
import { lookOfPrinted } from '../view/index.ts'

/** How memorable a creature is: its size, and how few copies there are. */
const weight = ({ cost, power, toughness, supertypes }: Printed): number =>
  (cost?.length ?? 0) + (power ?? 0) + (toughness ?? 0) + (supertypes.includes('legendary') ? 6 : 0)

/** The most memorable creature, else the first nonland card. */
export function faceOf(cards: readonly Printed[]): CardLook | null {
  const creatures = cards.filter(({ types }) => types.includes('creature'))
  const best = [...creatures].sort((a, b) => weight(b) - weight(a))[0]
  const card = best ?? cards.find(({ types }) => !types.includes('land')) ?? cards[0]
  return card === undefined ? null : lookOfPrinted(card)
}

/** Two cards that lie to the left and right of the face: another creature and a spell, where there are any. */
export function wingsOf(cards: readonly Printed[], face: string): readonly CardLook[] {
  const others = [...new Map(cards.map((card) => [card.name, card])).values()].filter(
    ({ name, types }) => name !== face && !types.includes('land'),
  )
  const creature = others.find(({ types }) => types.includes('creature'))
  const spell = others.find(({ types }) => !types.includes('creature'))
  return [creature, spell, ...others]
    .filter((card) => card !== undefined)
    .filter((card, at, all) => all.indexOf(card) === at)
    .slice(0, 2)
    .map(lookOfPrinted)
}
