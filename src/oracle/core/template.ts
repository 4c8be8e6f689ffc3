/** Tagged templates: grammar that reads like the rules text, with its result type inferred. */

import type { Node, Syntax } from './node.ts'
import { makeSequence, type Step } from './sequence.ts'
import { readTemplate } from './templateText.ts'

/** `${{ field: syntax }}` fills a field; `${part}` adds a part's fields (or none, if it is only words). */
export type Hole = Syntax<object | undefined> | { readonly [field: string]: Syntax<unknown> }

type FieldsOfHole<H> =
  H extends Syntax<infer P>
    ? P extends object
      ? P
      : object
    : { [K in keyof H]: H[K] extends Syntax<infer T> ? T : never }
type Both<U> = (U extends unknown ? (of: U) => void : never) extends (of: infer I) => void ? I : never
type Simplify<T> = { [K in keyof T]: T[K] }
type FieldsOf<H extends readonly Hole[]> = H extends readonly [] ? unknown : Both<FieldsOfHole<H[number]>>
/** The record that a template with these holes reads and writes. */
export type RecordOf<H extends readonly Hole[], Fixed = unknown> = Simplify<Fixed & FieldsOf<H>>

type Tag<Fixed> = <const H extends readonly Hole[]>(
  strings: TemplateStringsArray,
  ...holes: H
) => Syntax<RecordOf<H, Fixed>>

/**
 * A clause with a meaning of its own kind:
 *
 *     rule('damage')`${{ source: thing }} deal|deals ${{ n: amount }} damage to ${{ to: either(player, thing) }}`
 *
 * is a `Syntax<{ kind: 'damage'; source: Thing; n: Amount; to: Player | Thing }>`. Fixed fields go beside the kind:
 * `rule('move', { to: 'hand' })`.
 */
export function rule<const K extends string, const C extends object = object>(
  kind: K,
  constants?: C,
): Tag<{ readonly kind: K } & C> {
  return (strings, ...holes) => sequence(strings, holes, { kind, ...constants }, 'none')
}

/** Like `rule`, for a noun phrase: it takes the number of its first numbered hole, or is singular without one. */
export function nounRule<const K extends string, const C extends object = object>(
  kind: K,
  constants?: C,
): Tag<{ readonly kind: K } & C> {
  return (strings, ...holes) => sequence(strings, holes, { kind, ...constants }, 'first')
}

/** Like `rule` without a kind: a plain record, or fields to be added to a rule by an unnamed hole. */
export function part<const C extends object = object>(constants?: C): Tag<C> {
  return (strings, ...holes) => sequence(strings, holes, { ...constants }, 'last')
}

/** A part that may be missing, with its fields: `… ${maybe`until ${{ until: event }}`}` fills `until?: Event`. */
export function maybe<const H extends readonly Hole[]>(
  strings: TemplateStringsArray,
  ...holes: H
): Syntax<Partial<RecordOf<H>>> {
  return sequence(strings, holes, {}, 'last', true)
}

/** Words around one value: ``phrase`until ${event}` `` means exactly what `event` means. */
export function phrase<T>(strings: TemplateStringsArray, hole: Syntax<T>): Syntax<T> {
  return words(strings, hole, 'last')
}

/** Like `phrase`, for a noun phrase (see `nounRule`). */
export function nounPhrase<T>(strings: TemplateStringsArray, hole: Syntax<T>): Syntax<T> {
  return words(strings, hole, 'first')
}

function words(strings: TemplateStringsArray, node: Node, number: 'first' | 'last'): Node {
  const steps = readTemplate(linesJoined(strings), () => ({ kind: 'whole', node }))
  if (!steps.some((step) => step.kind === 'whole')) throw new Error('the hole of a phrase stands outside [ ]')
  return makeSequence({ name: strings.join('…'), steps, constants: {}, number, mayBeAbsent: false })
}

function sequence(
  strings: TemplateStringsArray,
  holes: readonly Hole[],
  constants: Readonly<Record<string, unknown>>,
  number: 'none' | 'first' | 'last',
  mayBeAbsent = false,
): Node {
  const steps = readTemplate(linesJoined(strings), (index) => stepOf(holes[index] as Hole))
  const name = [constants.kind, strings.join('…')].filter((part) => part !== undefined).join(': ')
  return makeSequence({ name, steps, constants, number, mayBeAbsent })
}

/** A template may be broken over lines; only a literal `\n` is a new line of rules text. */
function linesJoined(strings: TemplateStringsArray): readonly string[] {
  return strings.raw.map((text) => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('\\n', '\n'))
}

function stepOf(hole: Hole): Step {
  if (isNode(hole)) return { kind: 'spread', node: hole }
  const [entry, more] = Object.entries(hole)
  if (!entry || more) throw new Error('a hole has exactly one field')
  return { kind: 'field', name: entry[0], node: entry[1] }
}

function isNode(hole: Hole): hole is Syntax<object | undefined> {
  return typeof hole.parse === 'function'
}
