/** A position as this floor needs it; the engine's `Position`, from a higher floor, satisfies it. */
import type { Question, Replied } from '../questions/index.ts'
import type { State } from '../state/index.ts'

export interface Posed {
  readonly checkpoint: State
  readonly replies: readonly Replied[]
  readonly question: Question | null
}
