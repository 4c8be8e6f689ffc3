/** What a check of a compiled card is. */
import type { Known } from './known.ts'

export type Node = Readonly<Record<string, unknown>>

export interface Check {
  /** The kinds of nodes that it looks at; an event is none of them. */
  readonly kinds?: readonly string[]
  /** The predicates that it looks at. */
  readonly predicates?: readonly string[]
  /** It looks at filters: nouns with predicates. */
  readonly filters?: true
  /** The words it may be, to locate it in the text. */
  readonly words: RegExp
  readonly expected: string
  /** Asked of those nodes, or of all where none are named. */
  readonly dangles: (node: Node, known: Known) => boolean
}

/** A node of that kind that is no event. */
export const isKind = (kind: string, node: Node): boolean => node.kind === kind && !('on' in node)

/** Words that may speak of something named before. */
export const IT = /\b(?:it|its|that|those|them|they|the)\b/i
