/** What losing life costs: more the fewer points are left. Losing the last is worse than losing every permanent. */
const DEADLY = 1000

/** What losing `n` of `life` costs. */
export function lifeCost(life: number, n: number): number {
  if (n <= 0) return 0
  // Even where it is deadly less is better: it may not come to that.
  if (n >= life) return DEADLY + (n - life)
  return n * (life - n <= 5 ? 0.7 : life <= 12 ? 0.45 : 0.3)
}
