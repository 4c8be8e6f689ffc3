/**
 * A rule made for a part of it, such as what may be granted, that several others hold: made once for each part. To make it anew
 * for each of them takes its time as the page loads, and then each reads the same words again, since what was read at a place is
 * remembered by the node that read it.
 */
export function onceFor<P extends object, S>(make: (part: P) => S): (part: P) => S {
  const made = new WeakMap<P, S>()
  return (part) => {
    const known = made.get(part)
    if (known !== undefined) return known
    const fresh = make(part)
    made.set(part, fresh)
    return fresh
  }
}
