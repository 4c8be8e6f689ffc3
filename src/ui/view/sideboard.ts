/** Deck and sideboard between two games, while cards are moved and nothing is final yet. */
import type { Exchange, MatchCards } from '../../engine/index.ts'
import type { Printed } from '../../language/index.ts'
import { compareNames } from '../messages/index.ts'

/** By name, how many more copies of a card are in the deck than before (negative: fewer). */
export type Moves = Readonly<Record<string, number>>

export interface SideboardRow {
  readonly card: Printed
  readonly count: number
  /** How many have been moved here (negative: away). */
  readonly moved: number
}

export interface SideboardView {
  readonly deck: readonly SideboardRow[]
  readonly sideboard: readonly SideboardRow[]
  readonly deckSize: number
  readonly sideboardSize: number
  /** How many cards too many the deck has (negative: too few); 0 when cards were moved one for one. */
  readonly uneven: number
  readonly exchange: Exchange
}

interface Counted {
  readonly card: Printed
  readonly n: number
}

function counted(cards: readonly Printed[]): ReadonlyMap<string, Counted> {
  const found = new Map<string, Counted>()
  for (const card of cards) found.set(card.name, { card, n: (found.get(card.name)?.n ?? 0) + 1 })
  return found
}

/** The usual order for looking through a deck: lands last, cheap before expensive, then by name. */
function order(a: SideboardRow, b: SideboardRow): number {
  const worth = (symbol: string) => (/^\d+$/.test(symbol) ? Number(symbol) : /^[XYZ]$/.test(symbol) ? 0 : 1)
  const rank = ({ card }: SideboardRow) =>
    card.types.includes('land') ? 1000 : (card.cost ?? []).reduce((sum, symbol) => sum + worth(symbol), 0)
  return rank(a) - rank(b) || compareNames(a.card.name, b.card.name)
}

function rowsOf(cards: ReadonlyMap<string, Counted>, others: ReadonlyMap<string, Counted>, moves: Moves, sign: 1 | -1) {
  const here = [...cards.values()].map(({ card, n }) => ({ card, n }))
  const coming = [...others.values()]
    .filter(({ card }) => !cards.has(card.name) && (moves[card.name] ?? 0) * sign > 0)
    .map(({ card }) => ({ card, n: 0 }))
  return [...here, ...coming]
    .map(({ card, n }): SideboardRow => {
      const moved = (moves[card.name] ?? 0) * sign
      return { card, count: n + moved, moved }
    })
    .sort(order)
}

const repeated = (moves: Moves, sign: 1 | -1): readonly string[] =>
  Object.entries(moves).flatMap(([name, n]) => (n * sign > 0 ? Array.from({ length: n * sign }, () => name) : []))

export function sideboardView(cards: MatchCards, moves: Moves): SideboardView {
  const deck = counted(cards.deck)
  const sideboard = counted(cards.sideboard)
  const uneven = Object.values(moves).reduce((sum, n) => sum + n, 0)
  return {
    deck: rowsOf(deck, sideboard, moves, 1),
    sideboard: rowsOf(sideboard, deck, moves, -1),
    deckSize: cards.deck.length + uneven,
    sideboardSize: cards.sideboard.length - uneven,
    uneven,
    exchange: { out: repeated(moves, -1), in: repeated(moves, 1) },
  }
}

/** Moves one card from one to the other; unchanged if there is none. */
export function moveCard(cards: MatchCards, moves: Moves, name: string, to: 'deck' | 'sideboard'): Moves {
  const from = to === 'deck' ? cards.sideboard : cards.deck
  const step = to === 'deck' ? 1 : -1
  const now = moves[name] ?? 0
  const left = from.filter((card) => card.name === name).length - now * step
  return left > 0 ? { ...moves, [name]: now + step } : moves
}

/** The moves that lead from the current cards back to those brought to the match. */
export function movesBack(now: MatchCards, brought: MatchCards): Moves {
  const have = counted(now.deck)
  const had = counted(brought.deck)
  const names = [...new Set([...have.keys(), ...had.keys()])]
  return Object.fromEntries(
    names
      .map((name) => [name, (had.get(name)?.n ?? 0) - (have.get(name)?.n ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  )
}
