/** What can be chosen together (409.1c): "with total mana value 4 or less", "with different names". */

/** By the places of what is chosen from. */
export interface SetLimits {
  /** Together they have at most so much of it. */
  readonly total?: { readonly most: number; readonly each: readonly number[] }
  /** No two that are alike in one of these. */
  readonly unlike?: readonly (readonly Label[])[]
  /** All of them have one and the same of each of these. */
  readonly alike?: readonly (readonly (readonly Label[])[])[]
}
type Label = string | number

/** What all of them have, of what each of them has. */
const inCommon = (all: readonly (readonly Label[])[]): readonly Label[] =>
  (all[0] ?? []).filter((one) => all.every((labels) => labels.includes(one)))

/** How many of them have one and the same, at most. */
function largestAlike(all: readonly (readonly Label[])[]): number {
  const counts = new Map<Label, number>()
  for (const labels of all) for (const one of new Set(labels)) counts.set(one, (counts.get(one) ?? 0) + 1)
  // One alone is like itself, whatever it has.
  return Math.max(Math.min(1, all.length), ...counts.values())
}

/** Whether what stands at these places may be chosen together. */
export function mayBeTogether({ total, unlike = [], alike = [] }: SetLimits, places: readonly number[]): boolean {
  if (total !== undefined && places.reduce((sum, at) => sum + (total.each[at] ?? 0), 0) > total.most) return false
  if (places.length > 1 && !alike.every((all) => inCommon(places.map((at) => all[at] ?? [])).length > 0)) return false
  return unlike.every((labels) => new Set(places.map((at) => labels[at])).size === places.length)
}

/**
 * Of those that are liked, as many as may be chosen together, in that order; then others of `from`, where it takes
 * `least`. Fewer than `least` only where that many can’t be chosen together.
 */
export function asManyTogether<T>(
  limits: SetLimits | undefined,
  from: readonly T[],
  liked: readonly T[],
  least: number,
  isSame: (one: T, other: T) => boolean = Object.is,
): readonly T[] {
  if (limits === undefined) return liked
  const places: number[] = []
  const add = (at: number): void => {
    if (!places.includes(at) && mayBeTogether(limits, [...places, at])) places.push(at)
  }
  for (const one of liked) add(from.findIndex((other) => isSame(one, other)))
  for (let at = 0; at < from.length && places.length < least; at++) add(at)
  if (places.length >= least) return places.map((at) => from[at] as T)
  const [open] = limitedSubsets(from, least, least, limits)
  return open ?? places.map((at) => from[at] as T)
}

/** How many of them each limit allows by itself. */
function mostByEach({ total, unlike = [], alike = [] }: SetLimits, count: number): number {
  const apart = [...unlike.map((labels) => new Set(labels).size), ...alike.map(largestAlike)]
  const [small, left] = [[...(total?.each ?? [])].sort((a, b) => a - b), total?.most ?? 0]
  let [sum, fitting] = [0, 0]
  for (const n of small) {
    sum += n
    if (sum > left) break
    fitting++
  }
  return Math.min(count, ...apart, total === undefined ? count : fitting)
}

/** How many of them may be chosen together at most. */
export function mostTogether(limits: SetLimits, count: number): number {
  let most = mostByEach(limits, count)
  // Of several limits each may leave others than the next.
  const others = (limits.unlike?.length ?? 0) + (limits.alike?.length ?? 0)
  if (others + Number(limits.total !== undefined) < 2) return most
  const places = Array.from({ length: count }, (_, place) => place)
  const isOpen = (n: number): boolean => limitedSubsets(places, n, n, limits).next().done !== true
  while (most > 0 && !isOpen(most)) most -= 1
  return most
}

/** The limits once what stands at that place is chosen, and the places that are left to choose. */
export function limitsBeside(
  { total, unlike, alike }: SetLimits,
  at: number,
): { readonly limits: SetLimits; readonly left: readonly number[] } {
  const count = total?.each.length ?? unlike?.[0]?.length ?? alike?.[0]?.length ?? 0
  // What the one chosen has: only that can be common to all.
  const shared = alike?.map((all) => all.map((labels) => inCommon([labels, all[at] ?? []])))
  const left = Array.from({ length: count }, (_, place) => place).filter(
    (place) =>
      place !== at &&
      (unlike ?? []).every((labels) => labels[place] !== labels[at]) &&
      (shared ?? []).every((all) => all[place]?.length !== 0),
  )
  const among = <T>(all: readonly T[]): readonly T[] => left.map((place) => all[place] as T)
  return {
    left,
    limits: {
      ...(total === undefined ? {} : { total: { most: total.most - (total.each[at] ?? 0), each: among(total.each) } }),
      ...(unlike === undefined ? {} : { unlike: unlike.map(among) }),
      ...(shared === undefined ? {} : { alike: shared.map(among) }),
    },
  }
}

/** Those from `at` on that can be added, and what can be added to those. */
function* growing(
  count: number,
  size: number,
  limits: SetLimits,
  chosen: readonly number[],
  at: number,
): Iterable<readonly number[]> {
  if (chosen.length === size) {
    if (mayBeTogether(limits, chosen)) yield chosen
    return
  }
  for (let next = at; next < count; next++) {
    const more = [...chosen, next]
    // What is negative may still make up for what is too much.
    const isHopeless = (limits.total?.each ?? []).every((n) => n >= 0) && !mayBeTogether(limits, more)
    if (!isHopeless) yield* growing(count, size, limits, more, next + 1)
  }
}

/** All ways to take `min` to `max` members that may be chosen together, the largest first. */
export function* limitedSubsets<T>(
  list: readonly T[],
  min: number,
  max: number,
  limits: SetLimits,
): Generator<readonly T[]> {
  for (let size = Math.min(max, list.length); size >= min; size--)
    for (const places of growing(list.length, size, limits, [], 0)) yield places.map((at) => list[at] as T)
}
