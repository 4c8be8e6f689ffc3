/** What a share of so many games says about the share of all games. */

/** The normal distribution's middle 95 %. */
const Z = 1.96

/**
 * The 95 % interval of a share, after Wilson: right for few games and for shares near 0 or 1 too. `[0, 1]` without
 * games.
 */
export function wilson(won: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = won / of
  const spread = 1 + Z ** 2 / of
  const middle = (share + Z ** 2 / (2 * of)) / spread
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** What was won of each pair of games in a row; one without its second says nothing yet. */
export function inPairs(won: readonly number[]): readonly number[] {
  return won.flatMap((second, at) => (at % 2 === 1 ? [((won[at - 1] ?? 0) + second) / 2] : []))
}

/**
 * The 95 % interval of a share from pairs of games with the same luck and changed places, each as what the first side
 * won of it, from 0 to 1: what the cards decide is won once by either side and falls out. As if one pair more had been
 * won whole by each, so that a few split pairs don't say too much. `[0, 1]` without pairs.
 */
export function paired(shares: readonly number[]): readonly [number, number] {
  if (shares.length === 0) return [0, 1]
  const all = [...shares, 0, 1]
  const mean = all.reduce((sum, share) => sum + share, 0) / all.length
  const squares = all.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  const half = Z * Math.sqrt(squares / (all.length - 1) / all.length)
  return [Math.max(0, mean - half), Math.min(1, mean + half)]
}
