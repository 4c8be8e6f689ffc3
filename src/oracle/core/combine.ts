/** Syntaxes made from syntaxes. */

import {
  FAIL,
  type Form,
  type Found,
  type GrammaticalNumber,
  MANY,
  makeNode,
  NONE,
  NOTHING,
  type Node,
  ONE,
  type Printed,
  type Syntax,
  tried,
} from './node.ts'
import { marked } from './place.ts'
import { makeRemembering } from './remembered.ts'
import { sameValue } from './value.ts'

/** For recursive grammar: `const filter: Syntax<Filter> = lazy(() => …)`. */
export function lazy<T>(get: () => Syntax<T>): Syntax<T> {
  let known: Node | undefined
  const node = (): Node => (known ??= get())
  return makeNode({
    fields: () => node().fields(),
    first: () => node().first(),
    needs: () => node().needs(),
    parse: (run, at, form) => node().parse(run, at, form),
    print: (out, value, form) => out.print(node(), value, form),
  })
}

/** Gives a syntax the name that diagnostics use for it: "expected a colour". */
export function named<T>(label: string, node: Syntax<T>): Syntax<T> {
  return makeNode({
    label,
    fields: node.fields,
    first: node.first,
    needs: node.needs,
    parse(run, at, form) {
      const before = run.expectedBefore(at)
      const found = node.parse(run, at, form)
      if (found.length === 0) {
        if (run.explaining && at === run.far) run.expected.length = before
        run.fail(at, label)
      }
      return found
    },
    print: (out, value, form) => {
      const printed = out.print(node, value, form)
      return printed === FAIL ? out.refuse(label, value) : printed
    },
  })
}

/** The words, or nothing at all, which means `absent` (null by default). */
export function optional<T>(node: Syntax<T>): Syntax<T | null>
export function optional<T, const D>(node: Syntax<T>, absent: D): Syntax<T | D>
export function optional(node: Node, absent: unknown = null): Node {
  return makeNode({
    fields: node.fields,
    first: () => ({ ...node.first(), empty: true }),
    parse: (run, at, form) => [...tried(node, run, at, form), { end: at, value: absent, number: NONE, trail: null }],
    print(out, value, form) {
      return sameValue(value, absent) ? NONE : out.attempt(node, value, form)
    },
  })
}

/** Both directions of a change of shape. `is` guards `from`, since a printer may be handed any value. */
export interface Isomorphism<A, B> {
  /** From what the words say to what they mean; `undefined` where they mean nothing. */
  readonly to: (said: A) => B | undefined
  readonly is: (value: unknown) => value is B
  /** And back; `undefined` where these words can't express it. */
  readonly from: (meant: B) => A | undefined
}

/** A change of shape. What is printed must read back as the same value, so nothing can be lost. */
export function mapped<A, B>(node: Syntax<A>, { to, is, from }: Isomorphism<A, B>): Syntax<B> {
  return makeRemembering({
    label: node.label,
    name: node.name,
    first: node.first,
    needs: node.needs,
    parse(run, at, form) {
      const said = node.parse(run, at, form)
      if (said.length === 0) return NOTHING
      const found: Found[] = []
      for (const { end, value, number, trail } of said) {
        const meant = to(value as A)
        if (meant !== undefined) found.push({ end, value: meant, number, trail })
      }
      return found
    },
    print(out, value, form) {
      const said = is(value) ? from(value) : undefined
      if (said === undefined || !sameValue(to(said), value)) return out.refuse(node.label, value)
      return out.print(node, said, form)
    },
  })
}

function inForm<T>(node: Syntax<T>, fixed: Form): Syntax<T> {
  return makeNode({
    ...node,
    parse(run, at) {
      const outer = run.formRead
      const found = node.parse(run, at, fixed)
      run.formRead = outer
      return found
    },
    print: (out, value) => out.print(node, value, fixed),
  })
}

/** Asks for the singular: `target ${{ what: one(filter) }}`. */
export const one = <T>(node: Syntax<T>): Syntax<T> => inForm(node, ONE)
/** Asks for the plural: `all ${{ what: many(filter) }}`. */
export const many = <T>(node: Syntax<T>): Syntax<T> => inForm(node, MANY)
/** Asks for nothing: agreement with what precedes stops here. */
export const apart = <T>(node: Syntax<T>): Syntax<T> => inForm(node, NONE)

function withNumber<T>(node: Syntax<T>, number: Form): Syntax<T> {
  return makeNode({
    ...node,
    parse: (run, at, form) => node.parse(run, at, form).map(({ end, value, trail }) => ({ end, value, number, trail })),
    print: (out, value, form): Printed => (out.print(node, value, form) === FAIL ? FAIL : number),
  })
}

/** Says that what follows agrees with a singular: `singular(words('each opponent', …))`. */
export const singular = <T>(node: Syntax<T>): Syntax<T> => withNumber(node, ONE)
/** Says that what follows agrees with a plural: `plural(words('you', …))`. */
export const plural = <T>(node: Syntax<T>): Syntax<T> => withNumber(node, MANY)
/** Hides the number of an object, so that a later verb still agrees with the subject. */
export const quiet = <T>(node: Syntax<T>): Syntax<T> => withNumber(node, NONE)

/** Its first word is capitalised wherever it stands (the parts of a cost). */
export function capital<T>(node: Syntax<T>): Syntax<T> {
  return makeNode({
    ...node,
    print(out, value, form) {
      out.capital()
      return out.print(node, value, form)
    },
  })
}

/** `number(value)` gives a phrase's grammatical number where its value decides it: one card, two cards. */
export function numberedBy<T>(node: Syntax<T>, number: (value: T) => GrammaticalNumber): Syntax<T> {
  const formOf = (value: unknown): Form => (number(value as T) === 'plural' ? MANY : ONE)
  return makeNode({
    ...node,
    parse: (run, at, form) =>
      node.parse(run, at, form).map(({ end, value, trail }) => ({ end, value, number: formOf(value), trail })),
    print: (out, value, form) => (out.print(node, value, form) === FAIL ? FAIL : formOf(value)),
  })
}

/** What is read here remembers its position in the text, however the values around it are rearranged. */
export function placed<T>(node: Syntax<T>): Syntax<T> {
  return makeRemembering({
    ...node,
    parse: (run, at, form) =>
      node
        .parse(run, at, form)
        .map(({ end, value, number, trail }) => ({ end, value: marked(value, at), number, trail })),
  })
}

/** Declares which fields a syntax fills after its shape was changed: an unnamed hole has to know. */
export function withFields<T>(node: Syntax<T>, fields: readonly (keyof T & string)[]): Syntax<T> {
  return { ...node, fields: () => fields }
}
