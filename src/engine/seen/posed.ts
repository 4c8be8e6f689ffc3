/** A position as this floor needs it: the engine's `Position`, which stands on a higher floor, is one. */
import type { Question, Reply } from '../questions/index.ts'
import type { State } from '../state/index.ts'

export interface Posed {
  readonly rest: State
  readonly replies: readonly Reply[]
  readonly question: Question | null
}
