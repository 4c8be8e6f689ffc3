/** Cards by their names, and decks made of them. */

import { CARD_FORMS, formOfLayout, namesTogether, type Printed } from '../language/index.ts'
import type { CardRecord, Compiled } from '../oracle/index.ts'
import type { DeckEntry } from './decks.ts'

export interface CatalogCard {
  readonly record: CardRecord
  readonly compiled: Compiled
}

export interface CompiledDeck {
  /** Each card as often as it is in the deck; only those that are known and understood. */
  readonly cards: readonly Printed[]
  /** Names that no card has. */
  readonly unknown: readonly string[]
  /** Cards that can't be in a game with rules because their text isn't understood. */
  readonly notUnderstood: readonly CatalogCard[]
}

/**
 * What the spellings of a name have in common: capitals, accents, ligatures and curly apostrophes don't matter, and
 * between the names of a card with two faces lists write one to three slashes, with spaces or without.
 */
export const nameKey = (name: string): string =>
  namesTogether(
    name
      .trim()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .split(/\s*\/{1,3}\s*/),
  )

/** Names by which lists also call a card with two faces: each half of a split card, otherwise the front. */
export function otherNames({ layout, card_faces: faces = [] }: CardRecord): readonly string[] {
  const form = formOfLayout(layout)
  if (form === null || faces.length !== 2) return []
  const names = faces.map(({ name = '' }) => name)
  return CARD_FORMS[form].together ? names : names.slice(0, 1)
}

/**
 * The card with a name in any spelling (`nameKey`); a card's whole name comes before another's half, and of two cards
 * with one name the later. None is compiled for it.
 */
export function byName<C extends CatalogCard>(cards: readonly C[]): (name: string) => C | undefined {
  const halves = cards.flatMap((card) => otherNames(card.record).map((name) => [nameKey(name), card] as const))
  const known = new Map([...halves, ...cards.map((card) => [nameKey(card.record.name), card] as const)])
  return (name) => known.get(nameKey(name))
}

/** The card with a name, in any of its spellings. */
export type FindCard = (name: string) => CatalogCard | undefined

/** A line of a deck list, with what is known of its card. */
export interface DeckLine {
  readonly count: number
  readonly name: string
  readonly state: 'understood' | 'unknown' | 'notUnderstood'
  /** The first phrase of its text that isn't understood. */
  readonly phrase: string | null
  /** Of a card with several faces, the one with that phrase. */
  readonly face?: string
  readonly printed: Printed | null
  /** What a database wrote of it; `null`: it isn't known. */
  readonly record: CardRecord | null
}

/** Every line of a list, and whether its card can be in a game with rules. */
export function deckLines(list: readonly DeckEntry[], find: FindCard): readonly DeckLine[] {
  return list.map(({ count, name }): DeckLine => {
    const card = find(name)
    if (card === undefined) return { count, name, state: 'unknown', phrase: null, printed: null, record: null }
    const { record, compiled } = card
    const { printed } = compiled
    if (compiled.ok) return { count, name: record.name, state: 'understood', phrase: null, printed, record }
    const { phrase = '', face } = compiled.problems[0] ?? {}
    const of = face === undefined ? {} : { face }
    return { count, name: record.name, state: 'notUnderstood', phrase, ...of, printed, record }
  })
}

/** A deck's cards, by their names as `byName` reads them. */
export function compileDeck(deck: readonly DeckEntry[], find: FindCard): CompiledDeck {
  const found: Printed[] = []
  const unknown: string[] = []
  const notUnderstood: CatalogCard[] = []
  for (const { count, name } of deck) {
    const card = find(name)
    if (card === undefined) unknown.push(name)
    else if (!card.compiled.ok) notUnderstood.push(card)
    else for (let copy = 0; copy < count; copy++) found.push(card.compiled.printed)
  }
  return { cards: found, unknown, notUnderstood }
}

/** Each card as often as it is in a list; of one that isn't known its name. */
export const copiesOf = (list: readonly DeckLine[]): readonly (Printed | string)[] =>
  list.flatMap(({ count, name, printed }) => Array<Printed | string>(count).fill(printed ?? name))
