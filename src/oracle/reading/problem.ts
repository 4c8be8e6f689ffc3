/** Why a card isn't understood, and where. */

export interface Problem {
  /** The name of the face that isn't understood, of a card with several. */
  readonly face?: string
  /** Which paragraph of the text, from 0. */
  readonly ability: number
  /** Offset in that paragraph as printed. */
  readonly position: number
  /** The first words that aren't understood. */
  readonly phrase: string
  readonly expected: readonly string[]
  readonly reason: 'unknown' | 'ambiguous' | 'pronoun' | 'dangling' | 'typeLine' | 'cost' | 'tooLong' | 'inexact'
}
