/**
 * What every syntax consists of: a way to parse (all possible ends), a way to print, and the tokens it can begin with.
 */

import { CAPITAL, type Piece } from './layout.ts'
import type { Token, TokenKind } from './tokens.ts'
import { sameValue } from './value.ts'

/** Grammatical number: that a phrase has (`number`), or that what precedes asks it to take (`form`). */
export type GrammaticalNumber = 'singular' | 'plural'
export const NONE = 0
export const ONE = 1
export const MANY = 2
export type Form = typeof NONE | typeof ONE | typeof MANY
export const FAIL = -1
export type Printed = Form | typeof FAIL

/** The wordings taken while parsing: a tree, flattened into a list once a parse is complete. */
export type TrailTree = null | number | readonly [TrailTree, TrailTree]

export interface Found {
  readonly end: number
  readonly value: unknown
  readonly number: Form
  readonly trail: TrailTree
}

export interface First {
  readonly keys: ReadonlySet<string>
  readonly kinds: ReadonlySet<TokenKind>
  /** It can match nothing at all. */
  readonly empty: boolean
}

export interface Node {
  readonly id: number
  /** Its name for people: shown as "expected …". Empty: its first words are shown. */
  readonly label: string
  /** Its name for programmers: in error messages. */
  readonly name: string
  /** The fields it gives, when it is a part of a record. */
  fields(): readonly string[]
  first(): First
  parse(run: Run, at: number, form: Form): readonly Found[]
  print(out: Out, value: unknown, form: Form): Printed
}

declare const meaning: unique symbol

/** A piece of grammar that reads a `T` from text and writes it back. */
export interface Syntax<out T> extends Node {
  readonly [meaning]?: T
}

/** The value type of a syntax: `Meaning<typeof damage>`. */
export type Meaning<S> = S extends Syntax<infer T> ? T : never

let nextId = 1

/** Makes a node from its two directions. `first` is computed only once. */
export function makeNode(
  spec: Pick<Node, 'first' | 'parse' | 'print'> & Partial<Pick<Node, 'label' | 'name' | 'fields'>>,
): Node {
  const id = nextId++
  const label = spec.label ?? ''
  const name = spec.name || label || `syntax ${id}`
  const { parse, print } = spec
  return { id, label, name, parse, print, first: once(spec.first, name), fields: spec.fields ?? noFields }
}

const noFields = (): readonly string[] => []

function once(compute: () => First, name: string): () => First {
  let known: First | undefined
  let busy = false
  return () => {
    if (known) return known
    if (busy) throw new Error(`left recursion: ${name} can begin with itself`)
    busy = true
    try {
      known = compute()
    } finally {
      busy = false
    }
    return known
  }
}

export const EMPTY: First = { keys: new Set(), kinds: new Set(), empty: true }

export function firstOf(keys: Iterable<string>, kinds: Iterable<TokenKind> = []): First {
  return { keys: new Set(keys), kinds: new Set(kinds), empty: false }
}

export function firstOfAny(all: readonly First[]): First {
  const keys = new Set(all.flatMap((first) => [...first.keys]))
  return { keys, kinds: new Set(all.flatMap((first) => [...first.kinds])), empty: all.some((first) => first.empty) }
}

export function firstOfSequence(steps: Iterable<() => First>): First {
  const all: First[] = []
  for (const step of steps) {
    const first = step()
    all.push({ ...first, empty: false })
    if (!first.empty) return firstOfAny(all)
  }
  return { ...firstOfAny(all), empty: true }
}

export function canBegin(first: First, token: Token): boolean {
  return first.empty || first.keys.has(token.key) || first.kinds.has(token.kind)
}

export function joinTrails(a: TrailTree, b: TrailTree): TrailTree {
  return a === null ? b : b === null ? a : [a, b]
}

/**
 * How many pieces of grammar may lie within one another: several times what any sentence needs, and far from what the
 * call stack holds.
 */
const DEEPEST = 250

/** What some words of a text are there for: see `role`. */
export type Role = 'keyword' | 'cost' | 'when' | 'event' | 'if' | 'target' | 'duration' | 'limit' | 'do' | 'quoted'

/** Tokens of a text, or pieces of a printing, that have a role. */
export interface Played {
  readonly role: Role
  readonly from: number
  readonly to: number
}

/** One parse of one text. */
export class Run {
  /** How many pieces of grammar are being parsed within one another. */
  private depth = 0
  /** The token at which the text was nested too deep to be read; `null`: nowhere. */
  deepAt: number | null = null
  /** The furthest token at which something failed. */
  far = 0
  /** Only collected when explaining a failure: what would have been accepted at `far`. */
  readonly expected: string[] = []
  /** Only collected then, too: the words that were read in a role (`role`), by tokens. */
  readonly sighted: Played[] = []
  /** Whether the current parse has depended on the form it was asked for. */
  formRead = false
  private readonly memo: (Map<number, readonly Found[]> | undefined)[] = []
  /** Where each word stands last, if only what can succeed is to be tried; nobody is told then how far the rest came. */
  private readonly lastOf: ReadonlyMap<string, number> | null

  constructor(
    readonly tokens: readonly Token[],
    readonly source: string,
    readonly purpose: 'reading' | 'locating' | 'explaining',
  ) {
    this.lastOf = purpose === 'reading' ? new Map(tokens.map(({ key }, index) => [key, index])) : null
  }

  /** Whether a failure is being explained. */
  get explaining(): boolean {
    return this.purpose === 'explaining'
  }

  /** Whether one of these groups of words has none that stands there or later: what needs them all needn't be tried. */
  lacks(needed: readonly (readonly string[])[], at: number): boolean {
    if (this.lastOf === null) return false
    for (const words of needed) {
      let isThere = false
      for (const word of words) isThere ||= (this.lastOf.get(word) ?? -1) >= at
      if (!isThere) return true
    }
    return false
  }

  token(at: number): Token {
    return this.tokens[at] as Token
  }

  /** Goes one piece of grammar deeper; false if that is too deep. */
  enter(at: number): boolean {
    if (this.depth >= DEEPEST) {
      this.deepAt ??= at
      return false
    }
    this.depth++
    return true
  }

  leave(): void {
    this.depth--
  }

  memory(at: number): Map<number, readonly Found[]> {
    const known = this.memo[at]
    if (known) return known
    const fresh = new Map<number, readonly Found[]>()
    this.memo[at] = fresh
    return fresh
  }

  fail(at: number, expected: string): void {
    if (this.explaining) {
      if (at === this.far) this.expected.push(expected)
    } else if (at > this.far) this.far = at
  }
}

const BUSY: readonly Found[] = []
const NOTHING: readonly Found[] = []
const ANY_FORM = 3

/** Memoised parsing, by (node, position, form), or by (node, position) where the form made no difference. */
export function remembered(node: Node, parse: Node['parse']): Node['parse'] {
  return (run, at, form) => {
    const table = run.memory(at)
    const key = node.id * 4
    const shared = table.get(key + ANY_FORM)
    if (shared) return shared
    const known = table.get(key + form)
    if (known) {
      if (known === BUSY) throw new Error(`left recursion: ${node.name} can begin with itself`)
      run.formRead = true
      return known
    }
    if (!run.enter(at)) return NOTHING
    table.set(key + form, BUSY)
    const outer = run.formRead
    run.formRead = false
    const found = distinct(parse(run, at, form))
    run.leave()
    if (!run.formRead) table.delete(key + form)
    table.set(key + (run.formRead ? form : ANY_FORM), found)
    run.formRead ||= outer
    return found
  }
}

/** `makeNode`, memoised. */
export function makeRemembering(spec: Parameters<typeof makeNode>[0]): Node {
  const node = makeNode(spec)
  return { ...node, parse: remembered(node, spec.parse) }
}

/** Two parses with the same end, number and meaning count as one; the first is kept. */
export function distinct(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  const kept: Found[] = []
  for (const one of found) {
    const twin = (other: Found): boolean =>
      other.end === one.end && other.number === one.number && sameValue(other.value, one.value)
    if (!kept.some(twin)) kept.push(one)
  }
  return kept
}

/** One printing of one value. */
export class Out {
  readonly pieces: Piece[] = []
  readonly played: Played[] = []
  cursor = 0
  /** The value that couldn't be expressed, with the most words before it. */
  stuck: { readonly after: number; readonly label: string; readonly value: unknown } | null = null

  constructor(readonly trail: readonly number[]) {}

  next(): number {
    return this.trail[this.cursor++] ?? 0
  }

  push(tokens: readonly Token[]): void {
    for (const token of tokens) this.pieces.push(token)
  }

  capital(): void {
    this.pieces.push(CAPITAL)
  }

  /** Prints, or restores everything. */
  attempt(node: Node, value: unknown, form: Form): Printed {
    const { length } = this.pieces
    const roles = this.played.length
    const { cursor } = this
    const printed = node.print(this, value, form)
    if (printed === FAIL) {
      this.pieces.length = length
      this.played.length = roles
      this.cursor = cursor
    }
    return printed
  }

  /** Remembers what couldn't be expressed; after equally many words, the innermost. */
  refuse(label: string, value: unknown): typeof FAIL {
    const after = this.pieces.length
    if (!this.stuck || after > this.stuck.after) this.stuck = { after, label, value }
    return FAIL
  }
}
