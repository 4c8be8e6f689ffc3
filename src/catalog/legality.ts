/**
 * Whether a deck may be played (100.2-100.4): its size, the number of copies of each card, and what its edition knows.
 */
import { citing, commanderRefusals, isUnlimited, type Refusal, refuse, whyNotInEdition } from '../engine/index.ts'
import {
  BASIC_LAND_MANA,
  type CardType,
  type Color,
  colorIdentity,
  everyFace,
  isBasicLandType,
  type Printed,
} from '../language/index.ts'
import { type Citation, type Edition, type GameEdition, recordOf } from '../rulebook/index.ts'
import type { FindCard } from './cards.ts'
import { type DeckText, type ReadEntry, withoutLeaders } from './deckText.ts'

/**
 * Constructed: from all cards; limited: from the cards of a sealed pool or a draft; commander: each card once, in the
 * colours of one that leads the deck (2011:contents/9).
 */
export type Format = 'constructed' | 'limited' | 'commander'

interface Rules {
  /** The fewest cards: what a table has agreed on for constructed decks is part of its edition. */
  readonly least: (edition: Edition) => number
  /** No more than the least number of cards, commanders included. */
  readonly exact: boolean
  /** How many of one name, except basic lands; `null`: any number. */
  readonly copies: number | null
  /** The most cards of a sideboard; `null`: whatever is left of the pool. */
  readonly sideboard: (edition: Edition) => number | null
  /** The rule about its size and its cards. */
  readonly place: Citation
}

/**
 * 100.4: there is no maximum size. The sideboard is the custom of tournaments, to which 100.5 refers: those with fewer
 * cards are played with, too.
 */
const RULES: Readonly<Record<Format, Rules>> = {
  constructed: {
    least: ({ game }) => game.deckSize,
    exact: false,
    copies: 4,
    sideboard: () => 15,
    place: 'deck.constructed',
  },
  limited: { least: () => 40, exact: false, copies: null, sideboard: () => null, place: 'deck.limited' },
  commander: {
    least: () => 100,
    exact: true,
    copies: 1,
    sideboard: ({ game }) => game.commanderSideboard,
    place: 'deck.commander',
  },
}

/** A card; of one that isn't known, its name: it counts, and nothing else is said of it. */
export type DeckCard = Printed | string

export interface DeckCards {
  readonly deck: readonly DeckCard[]
  readonly sideboard?: readonly DeckCard[]
  /** What leads the deck, besides the cards of `deck`. */
  readonly commander?: readonly DeckCard[]
}

/** The cards of a list as it was read, for `deckProblems`. */
export function deckCards(text: DeckText, find: FindCard): DeckCards {
  const copies = (list: readonly ReadEntry[]): readonly DeckCard[] =>
    list.flatMap(({ count, name }) => Array<DeckCard>(count).fill(find(name)?.compiled.printed ?? name))
  return {
    deck: copies(withoutLeaders(text)),
    sideboard: copies(text.sideboard),
    commander: copies(text.commander),
  }
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

const isKnown = (card: DeckCard): card is Printed => typeof card !== 'string'

/** today:309.2: dungeon cards are in no deck; those outside the game lie with the sideboard, and don't count to it. */
const isDungeon = (card: DeckCard): boolean => isKnown(card) && card.types.includes('dungeon')

/** The colours that count for its place in a deck: of a basic land type, too, the mana that it stands for. */
export const colorsInDeck = (card: Printed): readonly Color[] => [
  ...colorIdentity(card),
  ...everyFace(card).flatMap(({ subtypes }) =>
    subtypes.flatMap((type) => (isBasicLandType(type) ? BASIC_LAND_MANA[type] : [])),
  ),
]

/**
 * 2011:contents/9: one legendary creature, and no card with a colour that it lacks, in the sideboard either: what may be
 * exchanged between two games has to fit the deck.
 */
function commanderProblems(
  played: { readonly edition: GameEdition },
  { deck, sideboard = [], commander = [] }: DeckCards,
): readonly Refusal[] {
  const leaders = commander.filter(isKnown)
  const problems = [...commanderRefusals(played, commander.length, leaders)]
  // Of a commander that isn't known nobody can tell the colours.
  if (leaders.length < commander.length || commander.length === 0) return problems
  const identity = leaders.flatMap(colorIdentity)
  for (const { card } of counted([...deck, ...sideboard].filter(isKnown)))
    if (!colorsInDeck(card).every((color) => identity.includes(color)))
      problems.push(refuse(played, 'deck.identity', { card: card.name }))
  return problems
}

/** Everything wrong with a deck, each problem with the rule that says so; empty if it is legal. */
export function deckProblems(rules: GameEdition, format: Format, cards: DeckCards): readonly Refusal[] {
  const edition = recordOf(rules)
  const played = { edition: rules }
  const { exact, copies, place } = RULES[format]
  const [least, sideboard] = [RULES[format].least(edition), RULES[format].sideboard(edition)]
  const { deck, sideboard: aside = [], commander = [] } = cards
  const all = [...deck, ...commander]
  const problems: Refusal[] = []
  if (all.length < least)
    problems.push(citing(played, place, refuse(played, 'deck.tooSmall', { n: all.length, least })))
  if (exact && all.length > least) problems.push(refuse(played, 'deck.tooLarge', { n: all.length, most: least }))
  const exchanged = aside.filter((card) => !isDungeon(card)).length
  if (sideboard !== null && exchanged > sideboard)
    problems.push(refuse(played, 'deck.sideboard', { n: exchanged, most: sideboard }))
  for (const { card } of counted(all.filter(isKnown).filter(isDungeon)))
    problems.push(refuse(played, 'deck.dungeon', { card: card.name }))
  for (const { card, n } of counted([...all, ...aside].filter(isKnown))) {
    const refused = whyNotInEdition(edition.id, card)
    if (refused !== null) problems.push(refused)
    if (copies !== null && n > copies && !isBasicLand(card) && !isUnlimited(card))
      problems.push(citing(played, place, refuse(played, 'deck.tooMany', { card: card.name, n, most: copies })))
  }
  if (format !== 'commander') return problems
  const unknown = edition.game.commanders ? [] : [refuse(played, 'format.noCommanders')]
  return [...unknown, ...problems, ...commanderProblems(played, cards)]
}

/** Decks of the casual variants: of schemes for an archenemy, of planes for each player or for all (2011:contents/9). */
export type VariantDeck = 'schemes' | 'planes' | 'sharedPlanes'

const OF_VARIANTS: Readonly<
  Record<
    VariantDeck,
    { readonly least: number; readonly copies: number; readonly type: CardType; readonly place: Citation }
  >
> = {
  schemes: { least: 20, copies: 2, type: 'scheme', place: 'variant.archenemy' },
  planes: { least: 10, copies: 1, type: 'plane', place: 'variant.planechase' },
  sharedPlanes: { least: 40, copies: 1, type: 'plane', place: 'variant.planechase' },
}

/** Everything wrong with a scheme deck or planar deck; one for all is large enough with ten planes for each player. */
export function variantDeckProblems(
  rules: GameEdition,
  kind: VariantDeck,
  deck: readonly DeckCard[],
  players = 2,
): readonly Refusal[] {
  const played = { edition: rules }
  const { least: most, copies, type, place } = OF_VARIANTS[kind]
  const least = kind === 'sharedPlanes' ? Math.min(most, players * OF_VARIANTS.planes.least) : most
  const problems: Refusal[] = []
  if (deck.length < least)
    problems.push(citing(played, place, refuse(played, 'deck.tooSmall', { n: deck.length, least })))
  for (const { card, n } of counted(deck.filter(isKnown))) {
    if (!card.types.includes(type))
      problems.push(citing(played, place, refuse(played, 'deck.otherType', { card: card.name, type })))
    if (n > copies)
      problems.push(citing(played, place, refuse(played, 'deck.tooMany', { card: card.name, n, most: copies })))
  }
  return problems
}
