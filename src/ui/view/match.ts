/** A match in words. */
import { type Match, winsOf } from '../../engine/index.ts'
import { say } from '../messages/index.ts'

/** Ada 1 – 0 Bea. */
export function scoreText(match: Match): string {
  const [a, b] = match.setup.players
  return say('match.score', { a: a?.name ?? '', na: winsOf(match, 0), b: b?.name ?? '', nb: winsOf(match, 1) })
}

/** "Game 2 of 3", for the current game. */
export const gameTitle = (match: Match): string =>
  say('match.fact', { n: match.results.length + 1, most: 2 * match.setup.wins - 1, score: scoreText(match) })
