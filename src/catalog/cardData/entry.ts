/** What an entry of a card file comes to. */
import type { CardRecord } from '../../oracle/index.ts'
import type { RecordProblem } from '../cardRecord.ts'

/** A picture of the card where its publisher's database has it; never built from parts. */
export interface CardPicture {
  readonly url: string
  readonly artist: string | null
}

export interface ReadCard {
  readonly record: CardRecord
  readonly picture: CardPicture | null
}

/** Why an entry is passed over although nothing is wrong with it. */
export const SKIPPED = ['notForDecks', 'otherLanguage', 'again'] as const
export type Skipped = (typeof SKIPPED)[number]

export type Entry =
  | { readonly kind: 'card'; readonly card: ReadCard }
  | { readonly kind: 'skipped'; readonly why: Skipped }
  | { readonly kind: 'wrong'; readonly name: string; readonly problem: RecordProblem }

/** Layouts of what is printed like a card and is in no deck. */
const NOT_FOR_DECKS: ReadonlySet<unknown> = new Set([
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
])

/** Whether cards with this layout are in no deck. */
export const isForNoDeck = (layout: unknown): boolean => NOT_FOR_DECKS.has(layout)

const MOST_SHOWN = 80

/** What to call an entry with something wrong. */
export const calledBy = (name: unknown): string => (typeof name === 'string' ? name.slice(0, MOST_SHOWN) : '')

export type Fields = Readonly<Record<string, unknown>>

/** Whether a value of JSON is an object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
