/** The lesson about decks: on the deck page, with sentences over how many cards the deck has. */
import type { DeckSentenceKey } from '../messages/pages/lessons.ts'

/** What is counted of a deck. */
export interface DeckCounts {
  readonly cards: number
  readonly creatures: number
  readonly lands: number
  /** The most copies of a card that is no basic land. */
  readonly copies: number
}

export interface DeckSentence {
  readonly say: DeckSentenceKey
  /** It is done once there are as many of one kind. */
  readonly until: Partial<DeckCounts>
  /** What it points at, as the page marks it. */
  readonly at: string
  /** "Show me" adds what is missing of these. */
  readonly adds: Readonly<Record<string, number>>
}

const FIRST_RESULT = '[role="grid"] [role="row"] [data-cell="2"]'

export const DECK_SENTENCES: readonly DeckSentence[] = [
  { say: 'deck.add', until: { cards: 1 }, at: FIRST_RESULT, adds: { 'Lanternfield Recruit': 1 } },
  {
    say: 'deck.four',
    until: { copies: 4 },
    at: '[role="grid"] [data-in] [data-cell="2"]',
    adds: { 'Lanternfield Recruit': 4 },
  },
  {
    say: 'deck.creatures',
    until: { creatures: 16 },
    at: '[role="grid"]',
    adds: { 'Lanternfield Recruit': 4, 'Dawnward Lancer': 4, 'Causeway Patrol': 4, 'Skylark Herald': 4 },
  },
  { say: 'deck.lands', until: { lands: 20 }, at: 'input[type="search"]', adds: { Plains: 24 } },
  {
    say: 'deck.sixty',
    until: { cards: 60 },
    at: '[role="grid"]',
    adds: {
      'Lightwell Blessing': 4,
      'Verdict at Dawn': 4,
      'Choir of Noon': 4,
      'Drumline Ensign': 4,
      'Parade Captain': 2,
      'Seraph of the Long Noon': 2,
    },
  },
]

const KINDS = ['cards', 'creatures', 'lands', 'copies'] as const

/** How many of its sentences, from the first, a deck has come past. */
export function deckFollowed(counts: DeckCounts): number {
  const at = DECK_SENTENCES.findIndex(({ until }) => KINDS.some((kind) => counts[kind] < (until[kind] ?? 0)))
  return at < 0 ? DECK_SENTENCES.length : at
}
