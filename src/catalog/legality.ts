/**
 * Whether a deck may be played (100.2-100.4): its size, the number of copies of each card, and what its edition knows.
 */
import { isUnlimited, type Refusal, refuse, whyNotInEdition } from '../engine/index.ts'
import type { Printed } from '../language/index.ts'
import type { EditionId } from '../rulebook/index.ts'

/** Constructed: from all cards; limited: from the cards of a sealed pool or a draft. */
export type Format = 'constructed' | 'limited'

interface Rules {
  readonly least: number
  /** How many of one name, except basic lands; `null`: any number. */
  readonly copies: number | null
  /** The most cards of a sideboard; `null`: whatever is left of the pool. */
  readonly sideboard: number | null
  readonly rule: string
}

/**
 * 100.4: there is no maximum size. The sideboard is the custom of tournaments, to which 100.5 refers: those with fewer
 * cards are played with, too.
 */
const RULES: Readonly<Record<Format, Rules>> = {
  constructed: { least: 60, copies: 4, sideboard: 15, rule: '100.2' },
  limited: { least: 40, copies: null, sideboard: null, rule: '100.3' },
}

/** A card; of one that isn't known, its name: it counts, and nothing else is said of it. */
export type DeckCard = Printed | string

export interface DeckCards {
  readonly deck: readonly DeckCard[]
  readonly sideboard?: readonly DeckCard[]
}

const isBasicLand = (card: Printed): boolean => card.types.includes('land') && card.supertypes.includes('basic')

/** Each card once, in order of appearance, with the number of cards of that name (202.3). */
function counted(cards: readonly Printed[]): readonly { readonly card: Printed; readonly n: number }[] {
  const byName = new Map<string, { card: Printed; n: number }>()
  for (const card of cards) {
    const entry = byName.get(card.name)
    if (entry === undefined) byName.set(card.name, { card, n: 1 })
    else entry.n++
  }
  return [...byName.values()]
}

/** Everything wrong with a deck, each problem with the rule that says so; empty if it is legal. */
export function deckProblems(edition: EditionId, format: Format, cards: DeckCards): readonly Refusal[] {
  const { least, copies, sideboard, rule } = RULES[format]
  const { deck, sideboard: aside = [] } = cards
  const problems: Refusal[] = []
  if (deck.length < least) problems.push(refuse('deck.tooSmall', rule, { n: deck.length, least }))
  if (sideboard !== null && aside.length > sideboard)
    problems.push(refuse('deck.sideboard', '100.5', { n: aside.length, most: sideboard }))
  for (const { card, n } of counted([...deck, ...aside].filter((one) => typeof one !== 'string'))) {
    const refused = whyNotInEdition(edition, card)
    if (refused !== null) problems.push(refused)
    if (copies !== null && n > copies && !isBasicLand(card) && !isUnlimited(card))
      problems.push(refuse('deck.tooMany', rule, { card: card.name, n, most: copies }))
  }
  return problems
}
