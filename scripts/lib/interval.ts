/** What a share of so many games says about the share of all games. */

/** The normal distribution's middle 95 %. */
const Z = 1.96

/** The 95 % interval of a share, after Wilson: right for few games and for shares near 0 or 1 too. `[0, 1]` without games. */
export function wilson(won: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = won / of
  const spread = 1 + Z ** 2 / of
  const middle = (share + Z ** 2 / (2 * of)) / spread
  const half = (Z / spread) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
