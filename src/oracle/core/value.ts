/** Plain data compared by content. The core treats every meaning as plain JSON-like data. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Equal meaning: same data, whatever the key order. A key that holds `undefined` counts as absent. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    return Array.isArray(b) && sameItems(a, b)
  }
  if (!isFields(a) || !isFields(b)) return false
  for (const key in a) if (!sameValue(a[key], b[key])) return false
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!sameValue(a[i], b[i])) return false
  return true
}

/** A string that is equal for equal values, for lookups. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (!isFields(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value)
  const keys = Object.keys(value).filter((key) => value[key] !== undefined)
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join()}}`
}

/** How many fields a value has, not counting `undefined`. */
export function countFields(value: Fields): number {
  let count = 0
  for (const key in value) if (value[key] !== undefined) count++
  return count
}
