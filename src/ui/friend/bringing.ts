/** What a person brings to a table of friends: a name and a deck, and the terms that an inviter offers. */
import { recordsOf, type SentDeck, sentDeck, type Terms } from '../../link/index.ts'
import type { EditionId } from '../../rulebook/index.ts'
import { named, readStored, writeStored } from '../../store/index.ts'
import { lastChoice } from '../session/choice.ts'
import { isLed, isUnfit, type PlayableDeck, whyNotPlayable } from '../session/decks.ts'
import { type Agreed, houseOf } from '../session/format.ts'

const NAME = named('cantrip.friendName')

/** The name under which the person sat down last, or the first usual one that isn't taken. */
export function ownName(taken: readonly string[]): string {
  const kept = readStored(NAME)
  return typeof kept === 'string' ? kept : (lastChoice().names.find((name) => !taken.includes(name)) ?? '')
}
export const keepName = (name: string): boolean => writeStored(NAME, name)

/** The deck as the other pages get it: the texts of its cards. */
export const sentOf = ({ name, cards, sideboard, commander, list, sideList }: PlayableDeck): SentDeck =>
  sentDeck({
    name,
    deck: recordsOf(cards, list),
    sideboard: recordsOf(sideboard, sideList),
    commander: recordsOf(commander, list),
  })

/** The terms that the last table was played by. */
export function usualTerms(): Terms {
  const { edition, formatId, house, wins } = lastChoice()
  const rules = { edition, formatId, house: { ...houseOf({ formatId, house }) }, commander: false }
  return { ...rules, seats: 2, undo: 'agreed', wins, clock: null }
}

/** What judges decks at that table. */
export const agreedOf = ({ formatId, house }: Terms): Agreed => ({ formatId, house: house as Agreed['house'] })

/** The decks that fit the terms; where one is the inviter's, any kind does. */
export const fitting = (
  decks: readonly PlayableDeck[],
  { edition, commander }: { readonly edition: EditionId; readonly commander: boolean | null },
): readonly PlayableDeck[] =>
  decks.filter(
    (deck) =>
      whyNotPlayable(deck, edition) === null && !isUnfit(deck) && (commander === null || isLed(deck) === commander),
  )
