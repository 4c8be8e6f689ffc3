/** A match in words. */
import { type Match, type Seat, winsOf } from '../../engine/index.ts'
import { say, sayPlayer } from '../messages/index.ts'

/** What a player of a match is called. */
export const nameInMatch = (match: Match, seat: Seat): string => sayPlayer(match.setup.players[seat]?.name ?? '')

/** Ada 1 – 0 Bea. */
export function scoreText(match: Match): string {
  const [a, b] = [nameInMatch(match, 0), nameInMatch(match, 1)]
  return say('match.score', { a, na: winsOf(match, 0), b, nb: winsOf(match, 1) })
}

/** "Game 2 of 3", for the current game. */
export const gameTitle = (match: Match): string =>
  say('match.fact', { n: match.results.length + 1, most: 2 * match.setup.wins - 1, score: scoreText(match) })
