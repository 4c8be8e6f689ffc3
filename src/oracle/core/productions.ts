/** Which productions of a grammar, that is which of its nodes, a text is made with. */
import { FAIL, NONE, type Node, Out, type Syntax } from './node.ts'
import type { Trail } from './parse.ts'

/** One production: two texts are read alike where they share it. */
export interface Production {
  readonly id: number
  /** Its words or its label, for people. */
  readonly name: string
}

/**
 * Those that take part in printing a value in the wordings of `trail`, each once; none if the grammar can't express it.
 */
export function productionsIn(syntax: Syntax<unknown>, value: unknown, trail: Trail): readonly Production[] {
  const taking: Node[] = []
  const out = new Out(trail, taking)
  return out.print(syntax, value, NONE) === FAIL ? [] : [...new Set(taking)]
}

/** How many productions have been made: parts that are made when they are first needed count from then on. */
export { nodesMade as productionsMade } from './node.ts'
