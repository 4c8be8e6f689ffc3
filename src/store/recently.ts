/**
 * The same function, with what it gave for the last few things it was asked of: asked of one of them again, it is only
 * looked up. `most`: of how many.
 */
export function recently<K extends object, V>(of: (key: K) => V, most = 16): (key: K) => V {
  const known = new Map<K, { readonly value: V }>()
  return (key) => {
    const found = known.get(key) ?? { value: of(key) }
    // Asked of last is forgotten last.
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return found.value
  }
}
