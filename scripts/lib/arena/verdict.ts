/** When enough pairs of games have been played to say which of two players is the better one. */

/** The share that the better one is to win at least, and the chance of either wrong answer. */
const BETTER = 0.55
const WRONG = 0.05

export type Verdict = 'better' | 'not better'

/**
 * Sequential test (Wald, generalised to pairs): whether the first side wins 55 % rather than 50 % of the games. `null`:
 * not decided yet. Each share is what the first side won of one pair, from 0 to 1; either answer is wrong in one case of
 * twenty. A side that wins less than half is "not better".
 */
export function verdictOf(shares: readonly number[]): Verdict | null {
  if (shares.length < LEAST) return null
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  // As if one pair more had been won whole by each: few pairs that all were split say nothing.
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0.5)
  const variance = squares / (shares.length + 1)
  const even = 0.5
  const ratio = (shares.length * (BETTER - even) * (2 * mean - BETTER - even)) / (2 * variance)
  const bound = Math.log((1 - WRONG) / WRONG)
  return ratio >= bound ? 'better' : ratio <= -bound ? 'not better' : null
}

/** No verdict is given before so many pairs. */
const LEAST = 20
