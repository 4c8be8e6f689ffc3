/** The formats that are known: what the first screen needs of them. Their lists of cards are loaded when they are used. */
import type { EditionId, HouseRules } from '../../rulebook/index.ts'
import known from './known.json' with { type: 'json' }

/** Which decks a format takes: constructed ones, or those with a commander. */
export type FormatDeck = 'constructed' | 'commander'

/** A format: which cards may be played, at a date, by which rules. */
export interface NamedFormat {
  readonly id: string
  readonly name: string
  /** As it was played by everybody at a date, or as players keep it alive. */
  readonly kind: 'dated' | 'community'
  /** The day from which its list holds: 2004-06-20. */
  readonly date?: string
  readonly edition: EditionId
  readonly deck: FormatDeck
  /** What its players play otherwise than the book of its edition. */
  readonly house?: HouseRules
}

export const NAMED_FORMATS = known as readonly NamedFormat[]

/** The format with that id; `null`: there is none, or none was meant. */
export const formatNamed = (id: string | null | undefined): NamedFormat | null =>
  NAMED_FORMATS.find((format) => format.id === id) ?? null
