/** What a check of a compiled card is. */
import type { Known } from './known.ts'

export type Node = Readonly<Record<string, unknown>>

export interface Check {
  /** The words it may be, to locate it in the text. */
  readonly words: RegExp
  readonly expected: string
  readonly dangles: (node: Node, known: Known) => boolean
}

/** A node of that kind that is no event. */
export const isKind = (kind: string, node: Node): boolean => node.kind === kind && !('on' in node)
