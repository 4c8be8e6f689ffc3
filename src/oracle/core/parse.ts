/** From text to meaning and back, for whole texts. */

import { layout, type Stretch } from './layout.ts'
import { FAIL, type Found, NONE, Out, type Role, Run, type Syntax, type TrailTree } from './node.ts'
import { type Token, tokenise } from './tokens.ts'
import { sameValue } from './value.ts'

/** Which alternatives a text used, kept beside its meaning. Empty: house style throughout. */
export type Trail = readonly number[]

/** One way to understand a text. */
export interface Reading<T> {
  readonly value: T
  readonly trail: Trail
}

/** A stretch of a text, and what it is there for. */
export interface Phrase extends Stretch {
  readonly role: Role
}

/** Where a text stopped making sense. */
export interface Failure {
  /** Offset in the text. */
  readonly position: number
  /** The words found there, up to the end of the sentence or a few words. */
  readonly found: string
  /** What could have stood there. */
  readonly expected: readonly string[]
  /** The words that were read before that, by what they would be there for. */
  readonly phrases: readonly Phrase[]
}

const END = 'end of text'
const SHALLOWER = 'fewer clauses within one another'

function startRun(text: string, explaining: boolean): Run {
  const tokens = tokenise(text)
  // One end token would do, but the second saves bounds checks in look-ahead by one.
  tokens.push({ kind: 'end', key: '', text: '', at: text.length })
  return new Run(tokens, text, explaining)
}

function complete(run: Run, syntax: Syntax<unknown>): Found[] {
  const last = run.tokens.length - 1
  const ended: Found[] = []
  for (const found of syntax.parse(run, 0, NONE)) {
    if (found.end === last) ended.push(found)
    else run.fail(found.end, END)
  }
  // What was too deep to be tried might have been another meaning.
  return run.deepAt === null ? ended : []
}

/** Every meaning the whole text can have, each with the wordings it used; none if it can't be understood. */
export function parseAll<T>(syntax: Syntax<T>, text: string): Reading<T>[] {
  const readings: Reading<T>[] = []
  for (const { value, trail } of complete(startRun(text, false), syntax)) {
    if (!readings.some((known) => sameValue(known.value, value))) {
      readings.push({ value: value as T, trail: flatten(trail) })
    }
  }
  return readings
}

/** Why a text isn't understood: the furthest position that any parse reached. Null if it can be parsed. */
export function explain(syntax: Syntax<unknown>, text: string): Failure | null {
  const run = startRun(text, true)
  if (complete(run, syntax).length > 0) return null
  if (run.deepAt !== null) return failureAt(run, run.deepAt, [SHALLOWER])
  return failureAt(
    run,
    run.far,
    [...new Set(run.expected.flatMap((one) => (typeof one === 'string' ? one : one())))].filter((one) => one !== ''),
  )
}

const failureAt = (run: Run, token: number, expected: readonly string[]): Failure => ({
  position: run.token(token).at,
  found: phraseAt(run.tokens, token, run.source),
  expected,
  phrases: run.sighted.flatMap(({ role, from, to }): readonly Phrase[] => {
    const last = run.tokens[to - 1]
    return to > token || last === undefined ? [] : [{ role, from: run.token(from).at, to: last.at + last.text.length }]
  }),
})

function phraseAt(tokens: readonly Token[], from: number, text: string): string {
  let end = tokens[from]?.at ?? text.length
  for (const token of tokens.slice(from, from + 6)) {
    end = token.at + token.text.length
    if (token.key === '.' || token.key === '\n') break
  }
  return text.slice(tokens[from]?.at ?? text.length, end).trim()
}

/** The text of a value, in the wordings of `trail` or in house style. Null if the grammar can't express all of it. */
export function print<T>(syntax: Syntax<T>, value: T, trail: Trail = []): string | null {
  const out = new Out(trail)
  return out.print(syntax, value, NONE) === FAIL ? null : layout(out.pieces)
}

/** Why a value can't be printed: what came before, and the part that no rule could express. Null if it can be. */
export function explainPrint(syntax: Syntax<unknown>, value: unknown): { label: string; value: unknown } | null {
  const out = new Out([])
  if (out.print(syntax, value, NONE) !== FAIL) return null
  const { label, value: part } = out.stuck ?? { label: '', value }
  return { label, value: part }
}

function flatten(tree: TrailTree): number[] {
  const flat: number[] = []
  const walk = (part: TrailTree): void => {
    if (part === null) return
    if (typeof part === 'number') flat.push(part)
    else part.forEach(walk)
  }
  walk(tree)
  while (flat.at(-1) === 0) flat.pop()
  return flat
}
