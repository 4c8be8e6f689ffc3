/** The decks that can be played, with their cards compiled; loaded when the start screen asks for them. */
import type { Printed } from '../../language/index.ts'
import type { CardLook } from '../card/index.ts'
import { lookOfPrinted } from '../view/index.ts'

export interface PlayableDeck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  readonly plan: string
  readonly style: string
  readonly level: string
  readonly cards: readonly Printed[]
  /** The card whose picture stands for the deck. */
  readonly face: CardLook
}

/** The creature that costs most, else the first spell: what a deck is remembered by. */
function faceOf(cards: readonly Printed[]): CardLook | null {
  const creatures = cards.filter(({ types }) => types.includes('creature'))
  const best = [...creatures].sort(
    (a, b) => (b.cost?.length ?? 0) + (b.power ?? 0) - (a.cost?.length ?? 0) - (a.power ?? 0),
  )[0]
  const card = best ?? cards.find(({ types }) => !types.includes('land')) ?? cards[0]
  return card === undefined ? null : lookOfPrinted(card)
}

interface SetDeck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  readonly plan: string
  readonly style: string
  readonly level: string
  readonly cards: readonly { readonly count: number; readonly name: string }[]
}

/** A deck with each card as often as it has it; `null` where a card is not understood. */
export function assembleDeck(deck: SetDeck, printed: ReadonlyMap<string, Printed>): PlayableDeck | null {
  const cards: Printed[] = []
  for (const { count, name } of deck.cards) {
    const card = printed.get(name)
    if (card === undefined) return null
    for (let copy = 0; copy < count; copy++) cards.push(card)
  }
  const face = faceOf(cards)
  return face === null ? null : { ...deck, cards, face }
}
