/**
 * Where a value stood in the text. A grammar may reshape its values, so the position travels with the value itself,
 * beside its content: it isn't part of the meaning, and neither comparing nor printing sees it.
 */
import { isFields } from './value.ts'

const PLACE = Symbol('place in the text')

interface Placed {
  readonly [PLACE]?: number
}

/** The value with its position. Only records have one. */
export function marked(value: unknown, at: number): unknown {
  return isFields(value) ? { ...value, [PLACE]: at } : value
}

/** The position of the first value inside it; null where nothing in it has a position. */
export function placeOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null
  const own = (value as Placed)[PLACE]
  if (own !== undefined) return own
  let first: number | null = null
  const parts = value as Readonly<Record<string, unknown>>
  for (const name in parts) {
    const place = placeOf(parts[name])
    if (place !== null && (first === null || place < first)) first = place
  }
  return first
}

/** The names of its fields in text order. A field without a position stays after the field it is written after. */
export function inTextOrder(value: object): readonly string[] {
  const names = Object.keys(value)
  const parts = value as Readonly<Record<string, unknown>>
  let last = -1
  let isSorted = true
  const places = names.map((name) => {
    const place = placeOf(parts[name]) ?? last
    isSorted &&= place >= last
    last = place
    return place
  })
  if (isSorted) return names
  const order = names.map((name, i) => ({ name, place: places[i] as number }))
  return order.sort((a, b) => a.place - b.place).map(({ name }) => name)
}

/** The value with some of the values in it replaced; everything else keeps its position. */
export function replaced(value: unknown, by: (one: unknown) => { readonly to: unknown } | null): unknown {
  const found = by(value)
  if (found !== null) return found.to
  if (Array.isArray(value)) return value.map((one) => replaced(one, by))
  if (!isFields(value)) return value
  const changed = Object.entries(value).map(([name, one]) => [name, replaced(one, by)] as const)
  return { ...value, ...Object.fromEntries(changed) }
}

/** The value alone, without positions. */
export function unplaced<T>(value: T): T {
  return alone(value) as T
}

function alone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alone)
  if (!isFields(value)) return value
  const result: Record<string, unknown> = {}
  for (const name in value) result[name] = alone(value[name])
  return result
}
