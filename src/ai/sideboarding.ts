/** What a machine exchanges between the games of a match: cards of no use against what it has met for better ones. */
import {
  characteristics,
  type Exchange,
  editionOf,
  type MatchCards,
  opponentsOf,
  type Roll,
  type Seat,
  type Seen,
  type State,
  shuffled,
  stateOf,
  waysToCast,
} from '../engine/index.ts'
import { positionFrom } from '../engine/positionFrom.ts'
import { COLORS, PERMANENT_TYPES, type Printed } from '../language/index.ts'
import type { EditionId } from '../rulebook/index.ts'
import { castValue } from './casting.ts'
import { cardsOf } from './guess.ts'
import { keptWorth, usualWorth } from './worth.ts'

/** What a machine goes by: its own cards, and what it sees as a game ends. */
export interface Sideboarding {
  readonly own: MatchCards
  readonly seen: Seen
}

/** With fewer cards seen than this nothing is exchanged. */
const ENOUGH = 5

/** How many tables a card is tried on. */
const TABLES = 10

/** How many permanents each side has there, lands not counted, and how many cards lie in each graveyard. */
const PERMANENTS = 4
const BURIED = 2

/** A card comes in if it does so much more than the one that leaves. */
const MARGIN = 1.5

/** More mana than any card takes: what a card does is asked, not when. */
const POOL = COLORS.map((color) => `{${color}}`.repeat(12)).join('')

const isLand = ({ types }: Printed): boolean => types.includes('land')
const isPermanent = ({ types }: Printed): boolean => PERMANENT_TYPES.some((type) => types.includes(type))

/** The cards of its opponents that a seat sees. */
const metBy = (seen: Seen): readonly Printed[] =>
  opponentsOf(seen.rest, seen.seat).flatMap((seat) => cardsOf(seen, seat))

/** Whether the card waits for a spell of somebody else's: a table in thought has none. */
const waitsForSpells = ({ abilities }: Printed): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'spell' && ability.body.modes.some((mode) => mode.some(({ kind }) => kind === 'counterSpell')),
  )

interface Table {
  readonly mine: readonly Printed[]
  readonly theirs: readonly Printed[]
  readonly buried: readonly (readonly Printed[])[]
}

/** Something that each deck may have on the table in the middle of a game. */
function tableOf(own: MatchCards, met: readonly Printed[], roll: Roll): Table {
  const some = (cards: readonly Printed[], n: number) => shuffled(cards, roll).slice(0, n)
  const standing = (cards: readonly Printed[]) => [
    ...some(
      cards.filter((card) => isPermanent(card) && !isLand(card)),
      PERMANENTS,
    ),
    ...some(cards.filter(isLand), PERMANENTS),
  ]
  return {
    mine: standing(own.deck),
    theirs: standing(met),
    buried: [own.deck, met].map((cards) => some(cards, BURIED)),
  }
}

const ME: Seat = 0

/** The state in which a card in hand could be cast on that table; `null`: no board says it. */
function stateOn({ mine, theirs, buried }: Table, card: Printed, edition: EditionId): State | null {
  const cards = [card, ...mine, ...theirs, ...buried.flat()]
  const named = new Map(cards.map((one) => [one.name, one]))
  const names = (list: readonly Printed[] = []): string[] => list.map(({ name }) => name)
  const board = {
    edition,
    players: [
      { hand: [card.name], battlefield: names(mine), graveyard: names(buried[0]), pool: POOL },
      { battlefield: names(theirs), graveyard: names(buried[1]) },
    ],
  }
  const made = positionFrom(board, (name) => named.get(name) ?? null)
  return 'problems' in made ? null : stateOf(made.position)
}

/** What casting the card does there; nothing without targets. */
function doneOn(table: Table, card: Printed, edition: EditionId): number {
  const state = stateOn(table, card, edition)
  const id = state?.hands[ME]?.[0]
  if (state === null || id === undefined) return 0
  const values = waysToCast(state, ME, id).flatMap((way) => castValue(state, ME, id, way) ?? [])
  if (values.length === 0) return 0
  // The card itself is spent wherever it is cast.
  const spent = isPermanent(card) ? 0 : keptWorth(characteristics(state, id))
  return Math.max(0, ...values) + spent
}

/** What the cards do against those met beyond what their costs promise. */
function judged({ own, seen }: Sideboarding, met: readonly Printed[], roll: Roll): (card: Printed) => number {
  const tables = Array.from({ length: TABLES }, () => tableOf(own, met, roll))
  const { id: edition } = editionOf(seen.rest)
  const known = new Map<string, number>()
  return (card) => {
    const before = known.get(card.name)
    if (before !== undefined) return before
    const done = tables.reduce((sum, table) => sum + doneOn(table, card, edition), 0) / TABLES
    const worth = waitsForSpells(card) ? 0 : done - usualWorth(card.cost)
    known.set(card.name, worth)
    return worth
  }
}

/** Cards of the sideboard in colours that the deck has. */
function playable({ deck, sideboard }: MatchCards): readonly Printed[] {
  const colors = new Set(deck.flatMap((card) => card.colors))
  return sideboard.filter((card) => !isLand(card) && card.colors.every((color) => colors.has(color)))
}

/**
 * The cards that a machine exchanges before the next game of a match, none if it has seen too little: as long as a card
 * of the sideboard does more against the cards met than its cost promises, and clearly more than one of the deck, the
 * two change places. Lands stay.
 */
export function exchangeFor(asked: Sideboarding, roll: Roll): Exchange {
  const { own, seen } = asked
  const met = metBy(seen)
  if (met.length < ENOUGH) return { out: [], in: [] }
  const worth = judged(asked, met, roll)
  const worst = own.deck.filter((card) => !isLand(card)).sort((a, b) => worth(a) - worth(b))
  const best = playable(own)
    .filter((card) => worth(card) > 0)
    .sort((a, b) => worth(b) - worth(a))
  const pairs = best.flatMap((card, at) => {
    const other = worst[at]
    return other !== undefined && worth(card) > worth(other) + MARGIN ? [{ in: card.name, out: other.name }] : []
  })
  return { out: pairs.map((pair) => pair.out), in: pairs.map((pair) => pair.in) }
}
