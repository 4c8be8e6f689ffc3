/** A kind of which only its own floor's tables have something to say. */
export const plain = {}

/** The kinds whose row has that. */
export function kindsOf<K extends string, R>(rows: Readonly<Record<K, R>>, is: (row: R) => boolean): ReadonlySet<K> {
  return new Set((Object.keys(rows) as K[]).filter((kind) => is(rows[kind])))
}
