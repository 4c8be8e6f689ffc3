/**
 * A match (2004:glossary/match): games between the same players until one of them, or a team, has won enough. Plain
 * data, and functions that return the next state: each game is played like any other, from the setup that `startGame`
 * returns.
 */
import type { Printed } from '../language/index.ts'
import type { Setup } from './newGame.ts'
import type { Position } from './position.ts'
import {
  citing,
  FREE_FOR_ALL,
  formatFor,
  type GameFormat,
  isOneSide,
  nextRandom,
  type Refusal,
  randomBelow,
  refuse,
  type Seat,
  seedRandom,
  sideIn,
} from './state/index.ts'

/** What a player brings to the table: the deck, and the cards that may be exchanged for some of it between games. */
export interface MatchCards {
  readonly deck: readonly Printed[]
  readonly sideboard: readonly Printed[]
}

export interface MatchSetup extends Pick<Setup, 'edition' | 'seed' | 'orderGraveyards' | 'format' | 'cardList'> {
  readonly players: readonly (MatchCards & Omit<Setup['players'][number], keyof MatchCards>)[]
  /** How many games win the match: two, sometimes three. */
  readonly wins: number
  /** Who begins the first game: a seat, a random seat, or whomever a randomly picked seat chooses (101.2). */
  readonly starter: Seat | 'random' | 'ask'
}

export interface GameResult {
  /** Of a team one of its players. `null`: a draw, or won by somebody who has left the match; it counts for nobody. */
  readonly winner: Seat | null
  /** Who decided who went first in it. */
  readonly decider: Seat
}

export interface Match {
  readonly setup: MatchSetup
  /** By seat, the current cards: those of the setup until some are exchanged. */
  readonly cards: readonly MatchCards[]
  readonly results: readonly GameResult[]
  /** Who decides who goes first, in the current game or the next one. */
  readonly decider: Seat
  /** Whether a game is in progress. */
  readonly playing: boolean
  /** Who has conceded the whole match, and leaves it before the next game. */
  readonly conceded: readonly Seat[]
}

export type MatchStep = { readonly match: Match } | { readonly refused: Refusal }

/** Cards by name, once per copy: those that leave the deck and those that replace them. */
export interface Exchange {
  readonly out: readonly string[]
  readonly in: readonly string[]
}

/** A match before its first game. */
export function newMatch(setup: MatchSetup): Match {
  const { starter, players, seed } = setup
  const decider = typeof starter === 'number' ? starter : randomBelow(seedRandom(seed), players.length).value
  const cards = players.map(({ deck, sideboard }) => ({ deck, sideboard }))
  return { setup, cards, results: [], decider, playing: false, conceded: [] }
}

const formatIn = ({ setup }: Match): GameFormat => setup.format ?? FREE_FOR_ALL

/** How many games the seat has won, alone or with their team. */
export function winsOf(match: Match, seat: Seat): number {
  const format = formatIn(match)
  return match.results.filter(({ winner }) => winner !== null && isOneSide(format, winner, seat)).length
}

/** Who has not conceded the match. A team concedes as a whole: it can't play the next game with one player fewer. */
export function stillIn(match: Match): readonly Seat[] {
  const out = match.conceded.flatMap((seat) => sideIn(formatIn(match), seat))
  return match.cards.flatMap((_, seat) => (out.includes(seat) ? [] : [seat]))
}

/** The next player of another side who is still in the match. */
function otherThan(match: Match, seat: Seat): Seat {
  const seats = match.cards.length
  const after = match.cards.map((_, step) => (seat + 1 + step) % seats)
  const left = stillIn(match)
  return after.find((one) => left.includes(one) && !isOneSide(formatIn(match), one, seat)) ?? seat
}

/** Who has won the match, of a team its first player, or `null` while it goes on. */
export function matchWinner(match: Match): Seat | null {
  const left = stillIn(match)
  const [first] = left
  if (first !== undefined && left.every((seat) => isOneSide(formatIn(match), first, seat))) return first
  return left.find((each) => winsOf(match, each) >= match.setup.wins) ?? null
}

/** Why no game can be started now, or `null`. */
export function whyNotStart(match: Match): Refusal | null {
  if (matchWinner(match) !== null) return refuse(match.setup, 'match.over')
  return match.playing ? refuse(match.setup, 'match.gameGoesOn') : null
}

/** Every game has its own seed, derived from the match's. */
function seedOf(match: Match): number {
  let drawn = nextRandom(seedRandom(match.setup.seed))
  for (let game = 0; game <= match.results.length; game++) drawn = nextRandom(drawn.state)
  return drawn.value
}

/** 101.2: in the first game as agreed, in later ones the decider is asked. */
function starterOf(match: Match): Setup['starter'] {
  const asks = match.results.length > 0 || match.setup.starter === 'ask'
  return asks ? { asked: match.decider } : match.decider
}

/** The match among those who are still in it, with seats of their own. */
function without(match: Match): Match {
  const { setup, cards, results, conceded } = match
  if (conceded.length === 0) return match
  const left = stillIn(match)
  const seated = (seat: Seat): Seat => left.indexOf(left.includes(seat) ? seat : otherThan(match, seat))
  return {
    ...match,
    setup: {
      ...setup,
      players: setup.players.filter((_, seat) => left.includes(seat)),
      ...(setup.format === undefined ? {} : { format: formatFor(setup.format, left) }),
    },
    cards: cards.filter((_, seat) => left.includes(seat)),
    results: results.map(({ winner, decider }) => ({
      winner: winner === null || !left.includes(winner) ? null : seated(winner),
      decider: seated(decider),
    })),
    decider: seated(match.decider),
    conceded: [],
  }
}

export type Started = { readonly match: Match; readonly setup: Setup; readonly seats: readonly Seat[] }

/**
 * The match with its next game in progress, and that game's setup for `newGame`: from the second game on, its first
 * question asks who goes first; asked is the loser of the previous game (among several, the next player after the
 * winner) or, after a draw, whoever was asked then (101.2). `seats`: the seats that its players had so far; who has
 * conceded the match has none any longer.
 */
export function startGame(before: Match): Started | { readonly refused: Refusal } {
  const refused = whyNotStart(before)
  if (refused !== null) return { refused }
  const match = without(before)
  const { edition, orderGraveyards, format, cardList, players } = match.setup
  const seated = (seat: Seat) => {
    const { deck: _, sideboard: __, ...besides } = players[seat] ?? { name: '', deck: [], sideboard: [] }
    return besides
  }
  const setup: Setup = {
    edition,
    seed: seedOf(match),
    players: match.cards.map((cards, seat) => ({ ...seated(seat), ...cards })),
    starter: starterOf(match),
    ...(orderGraveyards === undefined ? {} : { orderGraveyards }),
    ...(format === undefined ? {} : { format }),
    ...(cardList === undefined ? {} : { cardList }),
  }
  return { match: { ...match, playing: true }, setup, seats: stillIn(before) }
}

/** The match after its current game, which must be over. */
export function endGame(match: Match, position: Position): MatchStep {
  if (!match.playing) return { refused: refuse(match.setup, 'match.noGame') }
  const outcome = position.checkpoint.outcome
  if (outcome === null) return { refused: refuse(match.setup, 'match.gameGoesOn') }
  const { winner } = outcome
  const results = [...match.results, { winner, decider: match.decider }]
  const decider = winner === null ? match.decider : otherThan(match, winner)
  return { match: { ...match, results, decider, playing: false } }
}

/**
 * Concedes the whole match, with all teammates. Among more than two the others play on, in this game and the next;
 * otherwise a game in progress isn't finished.
 */
export function concedeMatch(match: Match, seat: Seat): MatchStep {
  if (matchWinner(match) !== null) return { refused: refuse(match.setup, 'match.over') }
  if (!stillIn(match).includes(seat))
    return { refused: citing(match.setup, 'match.games', refuse(match.setup, 'reply.noSuchPlayer')) }
  const conceded = { ...match, conceded: [...match.conceded, seat] }
  return { match: matchWinner(conceded) === null ? conceded : { ...conceded, playing: false } }
}

/** The indices of these names in a list of cards, each used once; or the first name with too few copies. */
function placesOf(names: readonly string[], cards: readonly Printed[]): number[] | { readonly missing: string } {
  const places: number[] = []
  for (const name of names) {
    const place = cards.findIndex((card, index) => card.name === name && !places.includes(index))
    if (place < 0) return { missing: name }
    places.push(place)
  }
  return places
}

function whyNotNow(match: Match, seat: Seat): Refusal | null {
  if (match.cards[seat] === undefined || match.conceded.includes(seat))
    return citing(match.setup, 'match.games', refuse(match.setup, 'reply.noSuchPlayer'))
  const refused = whyNotStart(match)
  if (refused !== null) return refused
  return match.results.length === 0 ? refuse(match.setup, 'match.beforeFirst') : null
}

/** Exchanges cards of the deck one for one for cards of the sideboard, between two games of the match. */
export function exchangeCards(match: Match, seat: Seat, exchange: Exchange): MatchStep {
  const refused = whyNotNow(match, seat)
  const own = match.cards[seat]
  if (refused !== null || own === undefined)
    return { refused: refused ?? citing(match.setup, 'match.games', refuse(match.setup, 'reply.noSuchPlayer')) }
  if (exchange.out.length !== exchange.in.length) return { refused: refuse(match.setup, 'match.uneven') }
  const out = placesOf(exchange.out, own.deck)
  if ('missing' in out) return { refused: refuse(match.setup, 'match.notInDeck', { card: out.missing }) }
  const into = placesOf(exchange.in, own.sideboard)
  if ('missing' in into) return { refused: refuse(match.setup, 'match.notInSideboard', { card: into.missing }) }
  const deck = [...own.deck]
  const sideboard = [...own.sideboard]
  for (const [index, place] of out.entries()) {
    const from = into[index] as number
    const card = deck[place] as Printed
    deck[place] = sideboard[from] as Printed
    sideboard[from] = card
  }
  const cards = match.cards.map((other, each) => (each === seat ? { deck, sideboard } : other))
  return { match: { ...match, cards } }
}

/** Why these cards can't be exchanged now, or `null`. */
export function whyNotExchange(match: Match, seat: Seat, exchange: Exchange): Refusal | null {
  const step = exchangeCards(match, seat, exchange)
  return 'refused' in step ? step.refused : null
}
