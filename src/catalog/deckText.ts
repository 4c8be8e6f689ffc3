/** What a deck list was read as: its cards with their lines, what could not be read, and what was passed over. */
import type { Bare, Told } from '../rulebook/index.ts'
import type { DeckEntry } from './decks.ts'

/**
 * The forms of deck lists that can be read, in the order in which they are told apart; `deckFormats/` has one file for
 * each.
 */
export const DECK_FORMATS = [
  'mtgjson',
  'dek',
  'cockatrice',
  'forge',
  'xmage',
  'moxfield',
  'arena',
  'mtgo',
  'plain',
] as const
export type DeckFormat = (typeof DECK_FORMATS)[number]

/** What can be wrong with a line of a list; the sentences are the client's. */
export interface DeckTextProblems {
  'deckText.notAnEntry': Bare
  'deckText.none': Bare
  'deckText.notANumber': Bare
  'deckText.noName': Bare
  'deckText.tooMany': { readonly most: number }
  'deckText.longLine': { readonly most: number }
  'deckText.longText': { readonly most: number }
  'deckText.manyLines': { readonly most: number }
  'deckText.manyCards': { readonly most: number }
  'deckText.brokenXml': Bare
  'deckText.brokenJson': Bare
  'deckText.otherFile': Bare
}

/** What is said of a line that is passed over, or read in a way that its writer may not have meant. */
export interface DeckTextRemarks {
  'deckRemark.comment': Bare
  'deckRemark.heading': Bare
  'deckRemark.about': Bare
  'deckRemark.leftOut': { readonly section: string }
  'deckRemark.toDeck': { readonly section: string }
  'deckRemark.commander': Bare
  'deckRemark.afterGap': Bare
}

interface Place {
  /** From 1: the line of the text; in a JSON file, which has no lines, the number of the card in it. */
  readonly line: number
  /** What is written there. */
  readonly text: string
}

export type DeckTextProblem = Told<DeckTextProblems> & Place
export type DeckTextRemark = Told<DeckTextRemarks> & Place

/** An entry, and where it is written. */
export type ReadEntry = DeckEntry & Place

export interface DeckText {
  readonly format: DeckFormat
  /** The deck's name, where the list has one. */
  readonly name: string | null
  /** The whole deck, what leads it included. */
  readonly entries: readonly ReadEntry[]
  /** Those of the entries that lead the deck: its commander, or two partners. */
  readonly commander: readonly ReadEntry[]
  readonly sideboard: readonly ReadEntry[]
  readonly problems: readonly DeckTextProblem[]
  readonly remarks: readonly DeckTextRemark[]
}

/** The cards of the deck besides those that lead it. */
export const withoutLeaders = ({ entries, commander }: Pick<DeckText, 'entries' | 'commander'>): readonly ReadEntry[] =>
  entries.filter((entry) => !commander.includes(entry))
