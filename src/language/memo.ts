/**
 * Facts that are worked out once for an object, and kept as long as the object is. What a position consists of never
 * changes, so whatever follows from a part of it follows for good. No other file makes a `WeakMap`: here each one has a
 * purpose by name.
 */

/**
 * Notes kept for objects without being a part of them; gone with the object. For what isn't computed from the object.
 */
export type SideTable<K extends object, V> = Pick<WeakMap<K, V>, 'get' | 'set' | 'delete'>

/** An empty table of notes. */
export function sideTable<K extends object, V>(): SideTable<K, V> {
  return new WeakMap<K, V>()
}

/**
 * The function, computing its result once for each object. `given` is what it needs besides and must follow from the
 * object: it isn't looked at again. A result of `undefined` isn't kept.
 */
export function memoised<K extends object, V>(compute: (key: K) => V): (key: K) => V
export function memoised<K extends object, V, G>(compute: (key: K, given: G) => V): (key: K, given: G) => V
export function memoised<K extends object, V, G>(compute: (key: K, given: G) => V): (key: K, given: G) => V {
  const made = new WeakMap<K, V>()
  return (key, given) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = compute(key, given)
    made.set(key, fresh)
    return fresh
  }
}

type OfTwo<K, L, V, G> = (key: K, second: L, given: G) => V

/** The function, computing its result once for each two objects. */
export function memoisedByTwo<K extends object, L extends object, V>(
  compute: (key: K, second: L) => V,
): (key: K, second: L) => V
export function memoisedByTwo<K extends object, L extends object, V, G>(compute: OfTwo<K, L, V, G>): OfTwo<K, L, V, G>
export function memoisedByTwo<K extends object, L extends object, V, G>(compute: OfTwo<K, L, V, G>): OfTwo<K, L, V, G> {
  const byFirst = memoised((key: K) => memoised((second: L, given: G) => compute(key, second, given)))
  return (key, second, given) => byFirst(key)(second, given)
}

/** The function, computing its result once for each object and word or number. */
export function memoisedAt<K extends object, L extends string | number, V>(
  compute: (key: K, second: L) => V,
): (key: K, second: L) => V
export function memoisedAt<K extends object, L extends string | number, V, G>(
  compute: OfTwo<K, L, V, G>,
): OfTwo<K, L, V, G>
export function memoisedAt<K extends object, L extends string | number, V, G>(
  compute: OfTwo<K, L, V, G>,
): OfTwo<K, L, V, G> {
  const byFirst = memoised((_: K) => new Map<L, V>())
  return (key, second, given) => {
    const made = byFirst(key)
    const known = made.get(second)
    if (known !== undefined) return known
    const fresh = compute(key, second, given)
    made.set(second, fresh)
    return fresh
  }
}
