/**
 * A position: the state at the last checkpoint, the replies given since, and the question being asked
 * (docs/architecture.md, "One idea"). Plain JSON.
 */
import type { Question, Replied } from './questions/index.ts'
import type { LogEntry, Refusal, State } from './state/index.ts'

export interface Position {
  readonly checkpoint: State
  readonly replies: readonly Replied[]
  /** `null`: the game is over, see `rest.outcome`. */
  readonly question: Question | null
}

export type Answered =
  | { readonly position: Position; readonly events: readonly LogEntry[] }
  | { readonly refused: Refusal }
