/** A match at the table: its games, and the time between them, in which people exchange cards one after the other. */
import { endGame, type Match, matchWinner, type Position, type Seat, stateOf, stillIn } from '../engine/index.ts'
import { type Game, humanSeats, type SeatConfig } from './game.ts'
import { current } from './timeline.ts'

export interface BetweenGames {
  readonly id: string
  readonly match: Match
  readonly seats: readonly SeatConfig[]
  /** Where priority stops, as it was set in the game before. */
  readonly stops: NonNullable<Game['stops']> | null
  /** The person who may exchange cards now. */
  readonly asked: Seat
  /** The screen is to be handed to that person first. */
  readonly curtain: boolean
}

/** A match including the result of the game at that position; unchanged while the game goes on. */
export function matchAfter(match: Match, position: Position): Match {
  const ended = endGame(match, position)
  return 'match' in ended ? ended.match : match
}

/** The same for the game at the table; `null`: it isn't part of a match. */
export function matchNow(game: Pick<Game, 'match' | 'timeline'>): Match | null {
  const { match = null } = game
  return match === null ? null : matchAfter(match, current(game.timeline).position)
}

/** Whether another game of the match follows. */
export function isMatchOpen(game: Pick<Game, 'match' | 'timeline'>): boolean {
  const match = matchNow(game)
  return match !== null && matchWinner(match) === null
}

/** Whether the seat has cards to exchange, and is still in the match. */
const canExchange = (match: Match, seat: Seat): boolean =>
  stillIn(match).includes(seat) && (match.cards[seat]?.sideboard.length ?? 0) > 0

/** The machines that may exchange cards. */
export const machinesExchanging = ({ match, seats }: Pick<BetweenGames, 'match' | 'seats'>): readonly Seat[] =>
  seats.flatMap(({ player }, seat) => (player.by === 'ai' && canExchange(match, seat) ? [seat] : []))

/** The person who is asked after a seat (-1 at first): the next of those who may exchange cards. */
export function askedAfter({ match, seats }: Pick<BetweenGames, 'match' | 'seats'>, seat: Seat): Seat | null {
  return humanSeats({ seats }).find((one) => one > seat && canExchange(match, one)) ?? null
}

const needsCurtain = (seats: readonly SeatConfig[], openHands: boolean): boolean =>
  humanSeats({ seats }).length > 1 && !openHands

/** What carries over from game to game. */
export type MatchSoFar = Pick<BetweenGames, 'id' | 'match' | 'seats' | 'stops'>

/** The time before the next game, for whoever is asked after a seat; `null` if nobody is. */
export function betweenGames(now: MatchSoFar, after: Seat, openHands: boolean): BetweenGames | null {
  const asked = askedAfter(now, after)
  return asked === null ? null : { ...now, asked, curtain: needsCurtain(now.seats, openHands) }
}

/** As it is when resumed: what the other person may not see is hidden again. */
export const behindCurtain = (between: BetweenGames, openHands: boolean): BetweenGames => ({
  ...between,
  curtain: needsCurtain(between.seats, openHands),
})

/** Going back to before somebody conceded the match takes that back, too. */
export function reopened(match: Match | null, position: Position): Match | null {
  if (match === null || match.conceded.length === 0) return match
  const { players } = stateOf(position)
  return { ...match, conceded: match.conceded.filter((seat) => players[seat]?.lost !== null), playing: true }
}
