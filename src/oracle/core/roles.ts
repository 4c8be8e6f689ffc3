/**
 * Which words of a text are its cost, its event, its targets: not part of any value, but seen when a value is printed,
 * since printing with the wordings that were read gives the very text.
 */
import { layout, type Stretch } from './layout.ts'
import { FAIL, makeNode, NONE, Out, type Role, type Syntax } from './node.ts'
import type { Phrase, Trail } from './parse.ts'

/** Says what the words of a syntax are there for. */
export function role<T>(name: Role, node: Syntax<T>): Syntax<T> {
  return makeNode({
    ...node,
    parse(run, at, form) {
      const found = node.parse(run, at, form)
      if (run.explaining) for (const { end } of found) run.sighted.push({ role: name, from: at, to: end })
      return found
    },
    print(out, value, form) {
      const from = out.pieces.length
      const printed = out.print(node, value, form)
      if (printed !== FAIL) out.played.push({ role: name, from, to: out.pieces.length })
      return printed
    },
  })
}

export interface Phrased {
  readonly text: string
  /** In text order; one that has others in it comes before them. */
  readonly phrases: readonly Phrase[]
}

/** The text of a value, as `print` gives it, with its phrases. Null if the grammar can't express all of it. */
export function printPhrases<T>(syntax: Syntax<T>, value: T, trail: Trail = []): Phrased | null {
  const out = new Out(trail)
  if (out.print(syntax, value, NONE) === FAIL) return null
  const stretches: Stretch[] = []
  const text = layout(out.pieces, stretches)
  const phrases = out.played.flatMap(({ role, from, to }): readonly Phrase[] => {
    const written = stretches.slice(from, to).filter((one) => one.to > one.from)
    const [first, last] = [written[0], written.at(-1)]
    return first === undefined || last === undefined ? [] : [{ role, from: first.from, to: last.to }]
  })
  return { text, phrases: phrases.reverse().sort((a, b) => a.from - b.from || b.to - a.to) }
}
