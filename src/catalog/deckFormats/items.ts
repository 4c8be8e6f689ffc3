/** What a format finds in a text, item by item in its order. */
import type { Told } from '../../rulebook/index.ts'
import type { DeckTextProblems, DeckTextRemarks } from '../deckText.ts'

export type Board = 'main' | 'side' | 'commander'

interface Place {
  readonly line: number
  readonly text: string
}

export type DeckItem =
  /** As it is written: whether its number makes sense is decided in one place, for all formats. */
  | (Place & { readonly kind: 'card'; readonly count: unknown; readonly name: unknown; readonly board: Board })
  | { readonly kind: 'name'; readonly name: string }
  | (Place & { readonly kind: 'problem'; readonly told: Told<DeckTextProblems> })
  | (Place & { readonly kind: 'remark'; readonly told: Told<DeckTextRemarks> })

/** A text, as far as is needed to tell its format. */
export interface Glance {
  readonly text: string
  /** Its lines, trimmed; of a very long text only the first ones. */
  readonly lines: readonly string[]
}

/** How one format is told from the others, and read. */
export interface DeckReader {
  /** Whether a text has this format: decided by what is in it, not by the name of a file. */
  readonly fits: (glance: Glance) => boolean
  /** Its items; whoever takes them may stop at any of them. */
  readonly read: (text: string) => Iterable<DeckItem>
}

export const problem = (at: Place, told: Told<DeckTextProblems>): DeckItem => ({ kind: 'problem', ...at, told })

export const remark = (at: Place, told: Told<DeckTextRemarks>): DeckItem => ({ kind: 'remark', ...at, told })
