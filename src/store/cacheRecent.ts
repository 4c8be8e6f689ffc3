/**
 * The same function, with what it gave for the last few things it was asked of: asked the same of one of them, it only
 * looks it up. `most`: of how many things.
 */
export function cacheRecent<K extends object, D, V>(of: (key: K, detail: D) => V, most = 16): (key: K, detail: D) => V {
  const known = new Map<K, Map<D, V>>()
  return (key, detail) => {
    const values = known.get(key) ?? new Map<D, V>()
    if (!values.has(detail)) values.set(detail, of(key, detail))
    // Asked of last is forgotten last.
    known.delete(key)
    known.set(key, values)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return values.get(detail) as V
  }
}
