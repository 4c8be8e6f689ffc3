/** A deck that can be chosen on the start screen, with its cards compiled. */
import type { DeckLevel, DeckLine, DeckText, OpenLine, StandingProblem } from '../../catalog/index.ts'
import type { Refusal } from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import { type EditionId, OFFERED_EDITIONS } from '../../rulebook/index.ts'
import type { CardLook } from '../card/index.ts'
import { say, sayRefusal } from '../messages/index.ts'

export interface PlayableDeck {
  readonly id: string
  readonly name: string
  readonly colors: readonly string[]
  /** How it plays; unknown for one's own decks. */
  readonly level: DeckLevel | null
  readonly cards: readonly Printed[]
  /** What leads it, besides its `cards`; empty: it is no deck for Commander (2011:contents/9). */
  readonly commander: readonly Printed[]
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
  /** Two others, to its left and right. */
  readonly wings: readonly CardLook[]
  /** Cards that aren't known or understood, because of which the deck can't be played. */
  readonly missing: readonly string[]
  /** Lines of its list that could not be read. */
  readonly unread: readonly string[]
  /** Why the deck isn't legal, by edition (100.2). */
  readonly problems: Readonly<Record<EditionId, readonly Refusal[]>>
  /** The same for what is left without the missing cards: its size and its sideboard's are waived then. */
  readonly problemsWithout: Readonly<Record<EditionId, readonly Refusal[]>>
  /** Which of its cards don't fit the format that was chosen; absent: none was. */
  readonly unfit?: readonly StandingProblem[]
}

/** What is known about a list while it is typed. */
export interface DeckReport {
  readonly read: DeckText
  /** Lines that need a decision. */
  readonly open: readonly OpenLine[]
  readonly list: readonly DeckLine[]
  readonly sideList: readonly DeckLine[]
  /** `null`: nothing was read. */
  readonly deck: PlayableDeck | null
}

/** Whether something of the deck can't be in a game. */
export const isIncomplete = ({ missing, unread }: PlayableDeck): boolean => missing.length + unread.length > 0

/** The deck as it is played without what is missing of it. */
export const withoutMissing = (deck: PlayableDeck): PlayableDeck => ({
  ...deck,
  missing: [],
  unread: [],
  problems: deck.problemsWithout,
})

/** More of them are counted only. */
const MOST_NAMED = 3

/** Whether it is a deck for Commander. Asked on the first screen, which has no catalogue yet. */
export const isLed = ({ commander }: Pick<PlayableDeck, 'commander'>): boolean => commander.length > 0

/** Whether cards of the deck don't fit the format that was chosen. */
export const isUnfit = ({ unfit = [] }: PlayableDeck): boolean => unfit.length > 0

/** Why the deck can't be played in this edition, as a sentence, or `null`. */
export function whyNotPlayable(deck: PlayableDeck, edition: EditionId): string | null {
  const strange = [...deck.missing, ...deck.unread]
  if (strange.length > 0) {
    const names = strange.slice(0, MOST_NAMED)
    return say('start.notUnderstood', { names, more: strange.length - names.length })
  }
  const { unfit = [] } = deck
  if (unfit.length > 0) return say('start.unfit', { n: unfit.length })
  const problem = deck.problems[edition][0]
  return problem === undefined ? null : sayRefusal(problem, { name: String })
}

/** What a deck on the shelf says instead of its plan: of one that comes with the game, by which rules it is played. */
export function shelfNote(deck: PlayableDeck, edition: EditionId): string | null {
  const [problem] = deck.problems[edition]
  const editions = OFFERED_EDITIONS.filter((other) => deck.problems[other].length === 0)
  const isOfOthers = !deck.own && !isUnfit(deck) && problem?.key.startsWith('edition.') && editions.length > 0
  return isOfOthers ? say('start.otherEdition', { editions }) : whyNotPlayable(deck, edition)
}

/** Whether no other edition allows the deck. */
const isOnlyOf = ({ problems }: PlayableDeck, edition: EditionId): boolean =>
  OFFERED_EDITIONS.every((other) => other === edition || problems[other].length > 0)

/** One's own decks, then those that only this edition allows, the others, and at last those that it forbids. */
export function onShelf(decks: readonly PlayableDeck[], edition: EditionId): readonly PlayableDeck[] {
  const rank = (deck: PlayableDeck): number =>
    deck.own ? 0 : deck.problems[edition].length > 0 ? 3 : isOnlyOf(deck, edition) ? 1 : 2
  return decks.toSorted((a, b) => rank(a) - rank(b))
}
