/** Positions as this floor needs them; the engine's, from a higher floor, satisfy them. */
import type { Awaited, Question, Received, Replied } from '../questions/index.ts'
import type { State } from '../state/index.ts'

export interface Posed {
  readonly checkpoint: State
  readonly replies: readonly Received[]
  readonly question: Awaited | null
}

/** A position that a seat imagines. */
export interface Imagined extends Posed {
  readonly replies: readonly Replied[]
  readonly question: Question | null
}
