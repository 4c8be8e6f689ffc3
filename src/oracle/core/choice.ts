/** Alternatives: of meaning (`either`, `cases`), of wording (`wordings`), and ranked (`prefer`). */

import { type Needs, needsOfAny } from './needs.ts'
import {
  canBegin,
  FAIL,
  type Form,
  type Found,
  firstOfAny,
  joinTrails,
  type Meaning,
  type Node,
  type Out,
  type Printed,
  type Run,
  type Syntax,
} from './node.ts'
import { makeRemembering } from './remembered.ts'
import type { Token, TokenKind } from './tokens.ts'
import { isFields } from './value.ts'

interface Alternative {
  readonly node: Node
  /** Its place among those that can express a value, which the trail records; -1 where there is only one. */
  readonly wording: number
}

/** An alternative that can begin with the token at hand, and the words that it needs besides. */
interface Candidate extends Alternative {
  readonly needs: Needs
}

interface ChoiceSpec {
  readonly label: string
  readonly alternatives: readonly Alternative[]
  /** Which alternatives can express a value; null: none can, and that is worth reporting. */
  readonly forValue: (value: unknown) => readonly Alternative[]
  readonly ranked?: boolean
}

/** The alternatives that can begin with a token; words that none of them begins with have one list for each kind. */
class Candidates {
  /** By their first word, which also decides its kind. */
  private readonly byKey = new Map<string, readonly Candidate[]>()
  private readonly others: { [K in TokenKind]?: readonly Candidate[] } = {}
  /** The words that some of them begin with. */
  private beginnings: ReadonlySet<string> | null = null

  constructor(private readonly alternatives: readonly Alternative[]) {}

  of(token: Token): readonly Candidate[] {
    const { kind, key } = token
    const cached = this.byKey.get(key)
    if (cached !== undefined) return cached
    this.beginnings ??= firstOfAny(this.alternatives.map(({ node }) => node.first())).keys
    if (!this.beginnings.has(key)) {
      this.others[kind] ??= this.thatBegin(token)
      return this.others[kind]
    }
    const found = this.thatBegin(token)
    this.byKey.set(key, found)
    return found
  }

  private thatBegin(token: Token): readonly Candidate[] {
    const fitting = this.alternatives.filter(({ node }) => canBegin(node.first(), token))
    return fitting.map(({ node, wording }) => ({ node, wording, needs: node.needs() }))
  }
}

function makeChoice(spec: ChoiceSpec): Node {
  const { label, alternatives } = spec
  const candidates = new Candidates(alternatives)
  return makeRemembering({
    label,
    fields: () => [...new Set(alternatives.flatMap(({ node }) => node.fields()))],
    first: () => firstOfAny(alternatives.map(({ node }) => node.first())),
    needs: () => needsOfAny(alternatives, ({ node }) => node.needs()),
    parse(run, at, form) {
      const found: Found[] = []
      const tried = candidates.of(run.token(at))
      if (!run.explaining) {
        for (const alternative of tried)
          if (!run.lacks(alternative.needs, at)) add(found, alternative, run, at, form, spec.ranked === true)
        return found
      }
      const before = run.expectedBefore(at)
      for (const alternative of tried) add(found, alternative, run, at, form, spec.ranked === true)
      if (at === run.far && found.length === 0 && label) run.expected.length = before
      if (found.length === 0 || tried.length < alternatives.length) explain(run, at, label, alternatives, tried, found)
      return found
    },
    print: (out, value, form) => printChoice(out, value, form, spec),
  })
}

function add(found: Found[], { node, wording }: Alternative, run: Run, at: number, form: Form, ranked: boolean): void {
  const known = ranked ? new Set(found.map(({ end }) => end)) : null
  for (const one of node.parse(run, at, form)) {
    if (known?.has(one.end)) continue
    const { end, value, number, trail } = one
    found.push(wording < 0 ? one : { end, value, number, trail: joinTrails(wording, trail) })
  }
}

function explain(
  run: Run,
  at: number,
  label: string,
  alternatives: readonly Alternative[],
  tried: readonly Alternative[],
  found: readonly Found[],
): void {
  if (at < run.far) return
  if (label && found.length === 0) run.fail(at, label)
  else
    run.fail(at, () =>
      alternatives.flatMap(({ node }) => (tried.some((one) => one.node === node) ? [] : beginning(node))),
    )
}

/** What a syntax can begin with, for people. */
const beginning = ({ label, first }: Node): readonly string[] =>
  label === '' ? [...first().keys].map((key) => `“${key}”`) : [label]

function printChoice(out: Out, value: unknown, form: Form, spec: ChoiceSpec): Printed {
  const fitting = spec.forValue(value)
  const several = (fitting[0]?.wording ?? -1) >= 0
  const { cursor } = out
  const chosen = several ? fitting[out.next()] : undefined
  if (chosen) {
    const printed = out.attempt(chosen.node, value, form)
    if (printed !== FAIL) return printed
  }
  for (const { node } of fitting) {
    if (node === chosen?.node) continue
    const printed = out.attempt(node, value, form)
    if (printed !== FAIL) return printed
  }
  out.cursor = cursor
  return out.refuse(spec.label, value)
}

/** One of several meanings. Each should be distinguishable by its value; wordings of one value go in `wordings`. */
export function either<const S extends readonly Syntax<unknown>[]>(...options: S): Syntax<Meaning<S[number]>> {
  const alternatives = options.map((node, wording) => ({ node, wording }))
  return makeChoice({ label: '', alternatives, forValue: () => alternatives })
}

/** Several wordings of one meaning. The first is house style; the one that was read is kept in the trail. */
export function wordings<const S extends readonly Syntax<unknown>[]>(...options: S): Syntax<Meaning<S[number]>> {
  const alternatives = options.map((node, wording) => ({ node, wording }))
  return makeChoice({ label: '', alternatives, forValue: () => alternatives })
}

/** Like `either`, but where two read the same words only the earlier counts. `why` explains why that is right. */
export function prefer<const S extends readonly Syntax<unknown>[]>(
  why: string,
  ...options: S
): Syntax<Meaning<S[number]>> {
  if (why === '') throw new Error('a preference needs a reason')
  const alternatives = options.map((node, wording) => ({ node, wording }))
  return makeChoice({ label: '', alternatives, forValue: () => alternatives, ranked: true })
}

type Tagged<D extends string> = { readonly [K in D]: string }
type OfKind<T, D extends string, K> = Extract<T, { readonly [P in D]: K }>
type OneOrMore<T> = Syntax<T> | readonly Syntax<T>[]
type AllKeys<T> = T extends unknown ? keyof T : never
type Said<E> = E extends Syntax<infer T> ? T : E extends readonly Syntax<infer T>[] ? T : never
/** Names the fields that a rule fills although its kind doesn't have them. */
type Unknown<E, T> = Exclude<AllKeys<Said<E>>, AllKeys<T>>
type Exactly<M, T extends Tagged<D>, D extends string> = {
  readonly [K in keyof M]: K extends T[D]
    ? [Unknown<M[K], OfKind<T, D, K>>] extends [never]
      ? M[K]
      : { readonly 'no such field': Unknown<M[K], OfKind<T, D, K>> }
    : never
}
type Rules<T extends Tagged<D>, D extends string> = { readonly [K in T[D]]: OneOrMore<OfKind<T, D, K>> }

/**
 * Every kind of a tagged union, each with its rule (or several rules: wordings, house style first). A missing kind, a
 * missing field or an extra field is a type error.
 *
 *     export const effect = cases<Effect>('an effect')({ damage, gainLife, destroy: [destroy, destroyAll] })
 *
 * Where the tag is a field other than `kind`, name it: `cases<Predicate, 'is'>('a quality', 'is')`.
 */
export function cases<T extends Tagged<D>, D extends string = 'kind'>(
  label: string,
  by?: D,
): <const M extends Rules<T, D>>(rules: M & Exactly<M, T, D>) => Syntax<T> {
  return (rules) => makeCases(label, by ?? 'kind', rules)
}

/** `cases` for a grammar that is still growing: kinds may be missing. A missing one can be neither read nor printed. */
export function partial<T extends Tagged<D>, D extends string = 'kind'>(
  label: string,
  by?: D,
): <const M extends Partial<Rules<T, D>>>(rules: M & Exactly<M, T, D>) => Syntax<T> {
  return (rules) => makeCases(label, by ?? 'kind', rules)
}

function makeCases(label: string, by: string, rules: object): Node {
  const byKind = new Map<unknown, readonly Alternative[]>()
  for (const [kind, given] of Object.entries(rules) as [string, Node | readonly Node[]][]) {
    const nodes = isList(given) ? given : [given]
    byKind.set(
      kind,
      nodes.map((node, i) => ({ node, wording: nodes.length > 1 ? i : -1 })),
    )
  }
  const forValue = (value: unknown): readonly Alternative[] => (isFields(value) && byKind.get(value[by])) || []
  return makeChoice({ label, alternatives: [...byKind.values()].flat(), forValue })
}

function isList(given: Node | readonly Node[]): given is readonly Node[] {
  return Array.isArray(given)
}
