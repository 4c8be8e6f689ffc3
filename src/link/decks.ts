/** Decks between pages: as the texts of their cards, which each page reads by its own grammar. */
import { type DeckLine, isProblem, readRecord } from '../catalog/index.ts'
import { COMMANDER, type Match, type MatchSetup, newMatch, type Seat, type Setup } from '../engine/index.ts'
import type { Printed } from '../language/index.ts'
import type { CardRecord } from '../oracle/index.ts'
import { houseRulesFrom, withHouseRules } from '../rulebook/index.ts'
import { sha256 } from './digest.ts'
import type { SentDeck, Terms } from './messages.ts'
import { seedOf, starterOf } from './secrets.ts'

/** A deck whose cards were read. */
export interface ReadDeck {
  readonly name: string
  readonly deck: readonly Printed[]
  readonly sideboard: readonly Printed[]
  readonly commander: readonly Printed[]
}

/** How many of which card, and the card's record. */
interface DeckRecords {
  readonly name: string
  readonly deck: readonly CardRecord[]
  readonly sideboard: readonly CardRecord[]
  readonly commander: readonly CardRecord[]
}

/** The deck as it is sent: each card once. */
export function sentDeck({ name, deck, sideboard, commander }: DeckRecords): SentDeck {
  const cards: CardRecord[] = []
  const placeOf = (record: CardRecord): number => {
    const at = cards.findIndex((one) => one.name === record.name)
    return at < 0 ? cards.push(record) - 1 : at
  }
  return {
    name,
    deck: deck.map(placeOf),
    sideboard: sideboard.map(placeOf),
    commander: commander.map(placeOf),
    cards: cards.map((card) => ({ ...card })),
  }
}

/** The hash by which all pages know that they have the same deck. */
export const deckHash = ({ name, cards, deck, sideboard, commander }: SentDeck): string =>
  sha256(JSON.stringify([name, cards, deck, sideboard, commander]))

/** The records of a deck's cards, from the lines of its list. */
export function recordsOf(cards: readonly Printed[], lines: readonly DeckLine[]): readonly CardRecord[] {
  const byName = new Map(lines.flatMap(({ printed, record }) => (printed && record ? [[printed.name, record]] : [])))
  return cards.flatMap(({ name }) => byName.get(name) ?? [])
}

/** A deck that was sent, with its cards compiled here; `null`: a card isn't one, or isn't understood. */
export async function readDeck(sent: SentDeck): Promise<ReadDeck | null> {
  const records = sent.cards.map((card) => readRecord(card))
  if (records.some(isProblem)) return null
  const { compileAll } = await import('../catalog/compiling/index.ts')
  const cards = compileAll(records as readonly CardRecord[]).map(({ compiled }) => compiled)
  const printed = cards.flatMap((card) => (card.ok ? card.printed : []))
  if (printed.length < cards.length) return null
  const copies = (places: readonly number[]): readonly Printed[] => places.flatMap((place) => printed[place] ?? [])
  const read = {
    name: sent.name,
    deck: copies(sent.deck),
    sideboard: copies(sent.sideboard),
    commander: copies(sent.commander),
  }
  const whole = (['deck', 'sideboard', 'commander'] as const).every((part) => read[part].length === sent[part].length)
  return whole && read.deck.length > 0 ? read : null
}

/** Who sits where, with what. */
interface Seated {
  readonly name: string
  readonly deck: ReadDeck
}

/** A setup whose first player is known. */
type FirstSetup = Setup & { readonly starter: Seat }

/** What all pages begin the same game with; of a match, its first. */
export function setupOf(terms: Terms, seated: readonly Seated[], secrets: readonly string[]): FirstSetup {
  const starter: Seat = starterOf(secrets)
  return {
    edition: withHouseRules(terms.edition, houseRulesFrom(terms.house)),
    seed: seedOf(secrets),
    starter,
    players: seated.map(({ name, deck: { deck, sideboard, commander } }) => ({
      name,
      deck,
      sideboard,
      ...(terms.commander ? { commander } : {}),
    })),
    ...(terms.commander ? { format: COMMANDER } : {}),
    ...(terms.formatId === null ? {} : { cardList: terms.formatId }),
  }
}

/** The match that all pages begin with the same first game; `null`: a single game is played. */
export function matchOf({ wins }: Terms, setup: FirstSetup): Match | null {
  const { edition, seed, starter, format, cardList, players } = setup
  if (wins === 1) return null
  const brought = players.map((player): MatchSetup['players'][number] => ({ sideboard: [], ...player }))
  const listed = { ...(format === undefined ? {} : { format }), ...(cardList === undefined ? {} : { cardList }) }
  return newMatch({ edition, seed, starter, wins, players: brought, ...listed })
}
