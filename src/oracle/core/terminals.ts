/** The smallest syntaxes: fixed words, tables of words, single tokens, names. */

import { needsAllOf, needsOneOf } from './needs.ts'
import {
  EMPTY,
  FAIL,
  type First,
  type Form,
  type Found,
  firstOf,
  firstOfAny,
  type GrammaticalNumber,
  MANY,
  makeNode,
  NONE,
  ONE,
  type Printed,
  type Run,
  type Syntax,
} from './node.ts'
import { type Token, type TokenKind, tokenise } from './tokens.ts'
import { canonical, isFields, sameValue } from './value.ts'

const templateTokens = (text: string): readonly Token[] => tokenise(text, { double: false, single: false })

/** Where `wanted` ends if it stands at `at`, or -1. */
export function match(run: Run, at: number, wanted: readonly Token[]): number {
  for (let i = 0; i < wanted.length; i++) {
    if (run.token(at + i).key !== (wanted[i] as Token).key) {
      if (run.explaining && at + i >= run.far) run.fail(at + i, () => [quoted(wanted.slice(i))])
      return -1
    }
  }
  return at + wanted.length
}

const quoted = (tokens: readonly Token[]): string => `“${tokens.map((token) => token.text).join(' ')}”`

const firstOfText = (tokens: readonly Token[]): First => (tokens[0] ? firstOf([tokens[0].key]) : EMPTY)

/** Fixed words. `words('all')` has no value; `words('all', 'all')` has the value `'all'`. */
export function words(text: string): Syntax<undefined>
export function words<const V>(text: string, value: V): Syntax<V>
export function words(text: string, value?: unknown): Syntax<unknown> {
  const tokens = templateTokens(text)
  return makeNode({
    name: text,
    first: () => firstOfText(tokens),
    needs: () => needsAllOf(tokens),
    parse(run, at) {
      const end = match(run, at, tokens)
      return end < 0 ? [] : [{ end, value, number: NONE, trail: null }]
    },
    print(out, given) {
      if (!sameValue(given, value)) return FAIL
      out.push(tokens)
      return NONE
    },
  })
}

/** `flag('tapped')`: true where the word is there, false where it isn't. */
export function flag(text: string): Syntax<boolean> {
  const tokens = templateTokens(text)
  return makeNode({
    name: text,
    first: () => ({ ...firstOfText(tokens), empty: true }),
    parse(run, at) {
      const without: Found = { end: at, value: false, number: NONE, trail: null }
      const end = match(run, at, tokens)
      return end < 0 ? [without] : [{ end, value: true, number: NONE, trail: null }, without]
    },
    print(out, value) {
      if (value === true) out.push(tokens)
      return typeof value === 'boolean' ? NONE : FAIL
    },
  })
}

/** One row of a word list. `singular` and `plural` are equal for words that don't change. */
interface Row {
  readonly singular: readonly Token[]
  readonly plural: readonly Token[]
  readonly value: unknown
  /** Its index among the rows of the same value: which wording it is. */
  readonly wording: number
  readonly alone: boolean
}

interface RowSource {
  readonly singular: string
  readonly plural: string
  readonly value: unknown
}

/**
 * A list of words and their meanings: `table('a colour', { white: 'W', blue: 'U' })`. Rows with the same meaning are
 * wordings; the first is house style.
 */
export function table<const V>(label: string, rows: Readonly<Record<string, V>>): Syntax<V> {
  return rowSyntax(
    label,
    Object.entries(rows).map(([text, value]) => ({ singular: text, plural: text, value })),
    false,
  )
}

/** Words that mean themselves: `oneOf('a step', ['upkeep', 'draw'])`. */
export function oneOf<const V extends string>(label: string, texts: readonly V[]): Syntax<V> {
  return rowSyntax(
    label,
    texts.map((text) => ({ singular: text, plural: text, value: text })),
    false,
  )
}

/**
 * Nouns, each `[singular, plural, meaning]`. What precedes decides which form is read and written (a numbered hole,
 * `one`, `many`); by default it is the singular. The noun then has that number.
 */
export function nouns<const V>(label: string, rows: readonly (readonly [string, string, V])[]): Syntax<V> {
  return rowSyntax(
    label,
    rows.map(([singular, plural, value]) => ({ singular, plural, value })),
    true,
  )
}

function rowSyntax<V>(label: string, sources: readonly RowSource[], isNoun: boolean): Syntax<V> {
  const byValue = new Map<string, RowSource[]>()
  for (const source of sources) {
    const key = canonical(source.value)
    const same = byValue.get(key)
    if (same) same.push(source)
    else byValue.set(key, [source])
  }
  const said = new Map<string, Row[]>()
  const indexes: Record<Form, Map<string, Row[]>> = { [NONE]: new Map(), [ONE]: new Map(), [MANY]: new Map() }
  for (const [key, same] of byValue) {
    const rows = same.map(({ singular, plural, value }, wording): Row => {
      const alone = same.length === 1
      return { singular: templateTokens(singular), plural: templateTokens(plural), value, wording, alone }
    })
    said.set(key, rows)
    for (const row of rows) {
      addTo(indexes[ONE], row.singular, row)
      addTo(indexes[MANY], row.plural, row)
    }
  }
  const numberOf = (form: Form): Form => (isNoun ? form || ONE : NONE)
  // Most values that a list of words is asked for are records of other kinds.
  const kinds = new Set(sources.map(({ value }) => kindOf(value)))
  return makeNode({
    label,
    first: () => firstOfAny([firstOf(indexes[ONE].keys()), firstOf(indexes[MANY].keys())]),
    needs: () => needsOneOf([...indexes[ONE].keys(), ...indexes[MANY].keys()]),
    parse(run, at, form) {
      if (isNoun) run.formRead = true
      const number = numberOf(form)
      const rows = indexes[number || ONE].get(run.token(at).key) ?? []
      const found: Found[] = []
      for (const row of rows) {
        const end = match(run, at, number === MANY ? row.plural : row.singular)
        if (end >= 0) found.push({ end, value: row.value, number, trail: row.alone ? null : row.wording })
      }
      if (found.length === 0) run.fail(at, label)
      return found
    },
    print(out, value, form): Printed {
      const rows = kinds.has(kindOf(value)) ? said.get(canonical(value)) : undefined
      if (!rows) return out.refuse(label, value)
      const row = (rows.length > 1 ? rows[out.next()] : undefined) ?? (rows[0] as Row)
      const number = numberOf(form)
      out.push(number === MANY ? row.plural : row.singular)
      return number
    },
  })
}

/** What tells most values apart without reading them whole. */
const kindOf = (value: unknown): unknown => (isFields(value) ? value.kind : typeof value)

function addTo(index: Map<string, Row[]>, tokens: readonly Token[], row: Row): void {
  const key = tokens[0]?.key
  if (key === undefined) throw new Error('a word list cannot hold an empty text')
  const rows = index.get(key)
  if (rows) rows.push(row)
  else index.set(key, [row])
}

/** How one token is read and written; `write` accepts anything and returns `undefined` for what it can't express. */
export interface TokenSyntax<T> {
  readonly kinds: readonly TokenKind[]
  readonly read: (text: string) => T | undefined
  readonly write: (value: unknown) => string | undefined
  readonly number?: (value: T) => GrammaticalNumber
}

/** A single token with a meaning: digits, mana symbols, power and toughness. */
export function token<T>(label: string, spec: TokenSyntax<T>): Syntax<T> {
  const numberOf = (value: T): Form => (spec.number ? (spec.number(value) === 'plural' ? MANY : ONE) : NONE)
  return makeNode({
    label,
    first: () => firstOf([], spec.kinds),
    parse(run, at) {
      const { kind, text } = run.token(at)
      const value = spec.kinds.includes(kind) ? spec.read(text) : undefined
      if (value !== undefined) return [{ end: at + 1, value, number: numberOf(value), trail: null }]
      run.fail(at, label)
      return []
    },
    print(out, given) {
      const text = spec.write(given)
      const value = text === undefined ? undefined : spec.read(text)
      if (text === undefined || value === undefined || !sameValue(value, given)) return out.refuse(label, given)
      out.push(templateTokens(text))
      return numberOf(value)
    },
  })
}

/**
 * A name, written unchanged: `named ${verbatim('a name', 6)}`. Every length up to `longest` tokens is tried; `before`:
 * those only that one of these words follows.
 */
export function verbatim(label: string, longest = 8, before: readonly string[] = []): Syntax<string> {
  return makeNode({
    label,
    first: () => firstOf([], ['word', 'number', 'stats', 'signed', 'range', 'symbol']),
    parse(run, at) {
      const found: Found[] = []
      for (let end = at + 1; end <= at + longest; end++) {
        const last = run.tokens[end - 1]
        if (!last || last.kind === 'end' || last.key === '\n' || last.text === '') break
        if (before.length > 0 && !before.includes(run.tokens[end]?.key ?? '')) continue
        const value = run.source.slice(run.token(at).at, last.at + last.text.length)
        found.push({ end, value, number: NONE, trail: null })
      }
      if (found.length === 0) run.fail(at, label)
      return found
    },
    print(out, value) {
      if (typeof value !== 'string' || value === '') return FAIL
      out.pieces.push({ kind: 'word', key: value, text: value, verbatim: true })
      return NONE
    },
  })
}
