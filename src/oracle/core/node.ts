/**
 * What every syntax consists of: a way to parse (all possible ends), a way to print, and the tokens it can begin with.
 */

import { CAPITAL, type Piece } from './layout.ts'
import { Memory } from './memory.ts'
import { MOST_TOKENS, type Needs, NO_NEEDS, Words } from './needs.ts'
import type { Token, TokenKind } from './tokens.ts'

/** Grammatical number: that a phrase has (`number`), or that what precedes asks it to take (`form`). */
export type GrammaticalNumber = 'singular' | 'plural'
export const NONE = 0
export const ONE = 1
export const MANY = 2
export type Form = typeof NONE | typeof ONE | typeof MANY
export const FAIL = -1
export type Printed = Form | typeof FAIL

/** The alternatives taken while parsing: a tree, flattened into a list once a parse is complete. */
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
  /** Words that every text of it has. */
  needs(): Needs
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

/** How many nodes have been made so far. */
export const nodesMade = (): number => nextId - 1

export type NodeSpec = Pick<Node, 'first' | 'parse' | 'print'> &
  Partial<Pick<Node, 'label' | 'name' | 'fields' | 'needs'>>

/** Makes a node from its two directions. `first` is computed only once. */
export function makeNode(spec: NodeSpec): Node {
  const id = nextId++
  const label = spec.label ?? ''
  const name = spec.name || label || `syntax ${id}`
  const { parse, print } = spec
  const needs = spec.needs === undefined ? noNeeds : searched(spec.needs)
  // All nodes are objects of one shape: calling one is then as cheap as it can be.
  return {
    id,
    label,
    name,
    fields: spec.fields === undefined ? noFields : kept(spec.fields),
    first: once(spec.first, name),
    needs,
    parse,
    print,
  }
}

const noNeeds = (): Needs => NO_NEEDS

/** Computed once; what has itself inside needs nothing there. */
function searched(compute: Node['needs']): Node['needs'] {
  let known: Needs | undefined
  return () => {
    if (known !== undefined) return known
    known = NO_NEEDS
    known = compute()
    return known
  }
}

const noFields = (): readonly string[] => []

function kept(compute: Node['fields']): Node['fields'] {
  let known: readonly string[] | undefined
  return () => (known ??= compute())
}

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
  const [one, ...others] = all
  if (one !== undefined && others.length === 0) return one
  const keys = new Set<string>()
  const kinds = new Set<TokenKind>()
  for (const first of all) {
    for (const key of first.keys) keys.add(key)
    for (const kind of first.kinds) kinds.add(kind)
  }
  return { keys, kinds, empty: all.some((first) => first.empty) }
}

/** What begins a sequence: its first step, and what follows each that may be empty. */
export function firstOfSequence(steps: Iterable<() => First>): First {
  const all: First[] = []
  for (const step of steps) {
    const first = step()
    all.push(first)
    if (!first.empty) return { ...firstOfAny(all), empty: false }
  }
  return { ...firstOfAny(all), empty: true }
}

/** What a node reads, tried only where it can succeed, unless somebody wants to know how far it comes. */
export function tried(node: Node, run: Run, at: number, form: Form): readonly Found[] {
  if (!run.explaining && (!canBegin(node.first(), run.token(at)) || run.lacks(node.needs(), at))) return NOTHING
  return node.parse(run, at, form)
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

/** What could have stood somewhere, for people; worded only once it is known to be the furthest place. */
export type Expected = string | (() => readonly string[])

/** One parse of one text. */
export class Run {
  /** How many pieces of grammar are being parsed within one another. */
  private depth = 0
  /** The token at which the text was nested too deep to be read; `null`: nowhere. */
  deepAt: number | null = null
  /** The furthest token at which something failed. */
  far = 0
  /** Only collected when explaining a failure: what would be accepted at `far`. */
  readonly expected: Expected[] = []
  /** Only collected then, too: the words that were read in a role (`role`), by tokens. */
  readonly sighted: Played[] = []
  /** What has been read, by piece of grammar. */
  readonly memory = new Memory<readonly Found[]>()
  /** Whether the current parse has depended on the form it was asked for. */
  formRead = false
  /** Where the words stand, if only what can succeed is to be tried; nobody is told then how far the rest came. */
  private readonly words: Words | null

  constructor(
    readonly tokens: readonly Token[],
    readonly source: string,
    /** Whether a failure is being explained. */
    readonly explaining: boolean,
  ) {
    this.words = explaining || tokens.length > MOST_TOKENS ? null : new Words(tokens)
  }

  /** How much of `expected` there was before what begins here. */
  expectedBefore(at: number): number {
    return at === this.far ? this.expected.length : 0
  }

  /** Whether the words needed don't stand there or later: what needs them needn't be tried. */
  lacks(needs: Needs, at: number): boolean {
    return this.words?.lack(needs, at) ?? false
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

  fail(at: number, expected: Expected): void {
    if (!this.explaining || at < this.far) return
    if (at > this.far) {
      this.far = at
      this.expected.length = 0
    }
    this.expected.push(expected)
  }
}

export const NOTHING: readonly Found[] = []

/** One printing of one value. */
export class Out {
  readonly pieces: Piece[] = []
  readonly played: Played[] = []
  cursor = 0
  /** The value that couldn't be expressed, with the most words before it. */
  stuck: { readonly after: number; readonly label: string; readonly value: unknown } | null = null

  constructor(
    readonly trail: readonly number[],
    /** Collects every node that takes part, innermost first; `null`: nobody asks. */
    readonly taking: Node[] | null = null,
  ) {}

  /** Prints a part: everything that is printed goes through here. What fails has taken no part. */
  print(node: Node, value: unknown, form: Form): Printed {
    const { taking } = this
    if (taking === null) return node.print(this, value, form)
    const before = taking.length
    const printed = node.print(this, value, form)
    if (printed === FAIL) taking.length = before
    else taking.push(node)
    return printed
  }

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
    const printed = this.print(node, value, form)
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
