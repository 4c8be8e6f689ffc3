/** A deck that can be chosen on the start screen, with its cards compiled. */
import type { DeckLevel, DeckLine, DeckTextProblem } from '../../catalog/index.ts'
import type { Refusal } from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import type { CardLook } from '../card/index.ts'
import { say, sayRefusal } from '../messages/index.ts'
import { lookOfPrinted } from '../view/index.ts'

export interface PlayableDeck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  /** How it plays; unknown for one's own decks. */
  readonly level: DeckLevel | null
  readonly cards: readonly Printed[]
  /** What may be exchanged between the games of a match. */
  readonly sideboard: readonly Printed[]
  /** Pasted by the player. */
  readonly own: boolean
  /** The list as it was written, with what is known of each card. */
  readonly list: readonly DeckLine[]
  readonly sideList: readonly DeckLine[]
  /** The same as text. */
  readonly text: string
  /** The card whose picture stands for the deck. */
  readonly face: CardLook
  /** Cards that aren't understood, because of which the deck can't be played. */
  readonly missing: readonly string[]
  /** Why the deck isn't legal, by edition (100.2). */
  readonly problems: Readonly<Record<EditionId, readonly Refusal[]>>
}

/** What is known about a list while it is typed. */
export interface DeckReport {
  /** How many characters a list may have. */
  readonly longest: number
  readonly problems: readonly DeckTextProblem[]
  readonly list: readonly DeckLine[]
  readonly sideList: readonly DeckLine[]
  /** `null`: none of its cards are known. */
  readonly deck: PlayableDeck | null
}

/** Why the deck can't be played in this edition, as a sentence, or `null`. */
export function whyNotPlayable(deck: PlayableDeck, edition: EditionId): string | null {
  if (deck.missing.length > 0) return say('start.notUnderstood', { names: deck.missing })
  const problem = deck.problems[edition][0]
  return problem === undefined ? null : sayRefusal(problem, { name: String })
}

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
