/** The single meaning of a text, or why there is none. */

import type { Syntax } from './node.ts'
import { explain, type Failure, parseAll, print, type Reading } from './parse.ts'
import { isFields, sameValue } from './value.ts'

/** A stated reason to prefer one meaning to another. */
export interface Preference<T> {
  readonly why: string
  /** Whether `a` is preferred to `b`. `differences` says where they differ. */
  readonly takes: (a: T, b: T, differences: readonly Difference[]) => boolean
}

/** A smallest place where two meanings differ. */
export interface Difference {
  readonly path: string
  readonly a: unknown
  readonly b: unknown
}

export type Outcome<T> =
  | ({ readonly kind: 'understood' } & Reading<T>)
  | ({ readonly kind: 'notUnderstood' } & Failure)
  /** It parses, but printing gives a different text: words, capitals or spaces that the grammar doesn't account for. */
  | { readonly kind: 'inexact'; readonly printed: string; readonly readings: readonly Reading<T>[] }
  | { readonly kind: 'ambiguous'; readonly readings: readonly Reading<T>[] }

/**
 * Understands a text: parses it, keeps the readings that print back exactly, and requires that one meaning is left,
 * after consulting the preferences if need be.
 */
export function only<T>(syntax: Syntax<T>, text: string, preferences: readonly Preference<T>[] = []): Outcome<T> {
  const readings = parseAll(syntax, text)
  const [first] = readings
  if (!first)
    return {
      kind: 'notUnderstood',
      ...(explain(syntax, text) ?? { position: 0, found: text, expected: [], phrases: [] }),
    }
  const exact = readings.filter(({ value, trail }) => print(syntax, value, trail) === text)
  const [single] = exact
  if (!single) return { kind: 'inexact', printed: print(syntax, first.value, first.trail) ?? '', readings }
  if (exact.length === 1) return { kind: 'understood', ...single }
  const best = exact.find((one) =>
    exact.every((other) => other === one || isTaken(one.value, other.value, preferences)),
  )
  return best ? { kind: 'understood', ...best } : { kind: 'ambiguous', readings: exact }
}

function isTaken<T>(a: T, b: T, preferences: readonly Preference<T>[]): boolean {
  const there = differences(a, b)
  const back = there.map(({ path, a: left, b: right }) => ({ path, a: right, b: left }))
  // The first preference with an opinion decides.
  for (const { takes } of preferences) {
    if (takes(a, b, there)) return true
    if (takes(b, a, back)) return false
  }
  return false
}

/** The smallest parts in which two values differ. Values of different kinds differ as wholes. */
export function differences(a: unknown, b: unknown, path = ''): Difference[] {
  if (sameValue(a, b)) return []
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.flatMap((item, i) => differences(item, b[i], `${path}[${i}]`))
  }
  if (!isFields(a) || !isFields(b) || a.kind !== b.kind) return [{ path, a, b }]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.flatMap((name) => differences(a[name], b[name], path === '' ? name : `${path}.${name}`))
}
