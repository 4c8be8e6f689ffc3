/** A reply may be any data; only plain JSON is kept in a position. */

/** Replies are shallow; anything deeper isn't one, nor is anything cyclic. */
const DEPTH = 6

/** Stands for anything that isn't plain data. */
export const NOT_PLAIN = Symbol('not plain')

function plainList(value: readonly unknown[], depth: number): unknown {
  // A list with holes has fewer keys than its length.
  if (Object.keys(value).length !== value.length) return NOT_PLAIN
  const copy: unknown[] = []
  for (const item of value) {
    const part = plainPart(item, depth)
    if (part === NOT_PLAIN) return NOT_PLAIN
    copy.push(part)
  }
  return copy
}

function plainRecord(value: object, depth: number): unknown {
  if (Object.prototype.toString.call(value) !== '[object Object]') return NOT_PLAIN
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const item = (value as Readonly<Record<string, unknown>>)[key]
    if (item === undefined || key === '__proto__') continue
    const part = plainPart(item, depth)
    if (part === NOT_PLAIN) return NOT_PLAIN
    copy[key] = part
  }
  return copy
}

function plainPart(value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return value
    // JSON has no -0 and no non-finite numbers.
    case 'number':
      return Number.isFinite(value) ? value + 0 : NOT_PLAIN
    case 'object':
      if (value === null) return null
      if (depth === 0) return NOT_PLAIN
      return Array.isArray(value) ? plainList(value, depth - 1) : plainRecord(value, depth - 1)
    default:
      return NOT_PLAIN
  }
}

/** A copy that is plain JSON, or `NOT_PLAIN`. Never throws. */
export function plainCopy(value: unknown): unknown {
  try {
    return plainPart(value, DEPTH)
  } catch {
    return NOT_PLAIN
  }
}
