/** Several of a thing: one after another, or listed as in English. */

import { type Needs, NO_NEEDS, needsInRow, needsOneOf } from './needs.ts'
import { FAIL, type Form, type Found, joinTrails, MANY, NONE, type Node, type Run, type Syntax, tried } from './node.ts'
import { makeRemembering } from './remembered.ts'
import { match } from './terminals.ts'
import { type Token, tokenise } from './tokens.ts'

export interface ListOptions {
  /** Minimum number of items; 1 by default. */
  readonly min?: number
  readonly max?: number
  /** What separates them: `', '` by default; '' for nothing. */
  readonly separator?: string
}

/** Items one after another: ``repeat(cost, { separator: ',' })``. The value is an array. */
export function repeat<T>(item: Syntax<T>, options: ListOptions = {}): Syntax<readonly T[]> {
  const separator = options.separator ?? ','
  return makeList(item, {
    between: () => separator,
    closing: () => NONE,
    min: options.min ?? 1,
    max: options.max ?? 99,
  })
}

/**
 * "A", "A and B", "A, B, and C". Things joined with "and" are plural; with "or", they take the number of the last one.
 */
export function series<T>(
  item: Syntax<T>,
  conjunction: 'and' | 'or' | 'and/or' | 'then',
  options: Omit<ListOptions, 'separator'> = {},
): Syntax<readonly T[]> {
  const last = conjunction === 'then' ? ', then' : conjunction
  return makeList(item, {
    between: (index, count) => (index < count - 1 ? ',' : count === 2 || conjunction === 'then' ? last : `, ${last}`),
    closing: (number: Form, count) => (conjunction === 'or' || count === 1 || number === NONE ? number : MANY),
    min: options.min ?? 1,
    max: options.max ?? 99,
  })
}

interface ListSpec {
  /** The words before the item at that index (from 1), given the total number of items. */
  readonly between: (index: number, count: number) => string
  readonly closing: (lastNumber: Form, count: number) => Form
  readonly min: number
  readonly max: number
}

function makeList(item: Node, spec: ListSpec): Node {
  const joints = new Map<string, readonly Token[]>()
  const joint = (index: number, count: number): readonly Token[] => {
    const text = spec.between(index, count)
    const tokens = joints.get(text) ?? tokenise(text, { double: false, single: false })
    joints.set(text, tokens)
    return tokens
  }
  const joined = (): Needs => needsOneOf([joint(1, 2), joint(1, 3)].map(([token]) => token?.key ?? ''))
  return makeRemembering({
    first: () => (spec.min === 0 ? { ...item.first(), empty: true } : item.first()),
    needs: () => (spec.min === 0 ? NO_NEEDS : needsInRow([item.needs(), spec.min === 1 ? NO_NEEDS : joined()])),
    parse(run, at, form) {
      const found: Found[] = spec.min === 0 ? [{ end: at, value: [], number: NONE, trail: null }] : []
      const close = (items: readonly Found[], last: Found): void => {
        const all = [...items, last]
        const trail = all.reduce<Found['trail']>((sum, { trail }) => joinTrails(sum, trail), null)
        const value = all.map((one) => one.value)
        if (all.length >= spec.min)
          found.push({ end: last.end, value, number: spec.closing(last.number, all.length), trail })
      }
      parseItems(item, run, at, form, [], { joint, close, max: spec.max })
      return found
    },
    print(out, value, form) {
      if (!Array.isArray(value) || value.length < spec.min || value.length > spec.max) return FAIL
      let number: Form = NONE
      for (const [index, one] of value.entries()) {
        if (index > 0) out.push(joint(index, value.length))
        const printed = out.print(item, one, form)
        if (printed === FAIL) return FAIL
        number = printed
      }
      return spec.closing(number, value.length)
    },
  })
}

interface Joints {
  readonly joint: (index: number, count: number) => readonly Token[]
  readonly close: (items: readonly Found[], last: Found) => void
  readonly max: number
}

/** Reads on after `items`, which aren't all: either one more in the middle, or the last. */
function parseItems(item: Node, run: Run, at: number, form: Form, items: readonly Found[], list: Joints): void {
  const index = items.length
  if (index >= list.max) return
  if (index === 0) {
    for (const found of tried(item, run, at, form)) {
      if (found.end === at) continue
      list.close([], found)
      parseItems(item, run, found.end, form, [found], list)
    }
    return
  }
  const closing = list.joint(index, index + 1)
  const middle = list.joint(index, index + 2)
  const same = closing === middle
  const from = match(run, at, closing)
  if (from >= 0) {
    for (const found of tried(item, run, from, form)) {
      list.close(items, found)
      if (same) parseItems(item, run, found.end, form, [...items, found], list)
    }
  }
  if (same) return
  const on = match(run, at, middle)
  if (on < 0) return
  for (const found of tried(item, run, on, form)) parseItems(item, run, found.end, form, [...items, found], list)
}
