/** Dividing a number by moving points. */

/**
 * The parts with that one changed. What it gets comes from what is left of the total, then point by point from the last
 * others that can give some: none goes below `least`.
 */
export function movePoints(
  parts: readonly number[],
  place: number,
  n: number,
  { total, least }: { readonly total: number; readonly least: number },
): readonly number[] {
  const next = parts.map((part, at) => (at === place ? n : part))
  let over = next.reduce((sum, part) => sum + part, 0) - total
  for (let at = next.length - 1; at >= 0 && over > 0; at--) {
    const part = next[at] ?? 0
    if (at === place || part <= least) continue
    const taken = Math.min(over, part - least)
    next[at] = part - taken
    over -= taken
  }
  return next
}
