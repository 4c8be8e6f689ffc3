/**
 * A position: the state at the last checkpoint, the replies given since, and the question being asked
 * (docs/architecture.md, "One idea"). Plain JSON.
 */
import type { Question, Received, SubgameCall } from './questions/index.ts'
import type { LogEntry, Refusal, State } from './state/index.ts'

/** Where a process has got to: `Awaits` is what it waits for. */
interface At<Awaits> {
  readonly checkpoint: State
  readonly replies: readonly Received[]
  readonly question: Awaits
}

/** `null`: the game is over, see `checkpoint.outcome`. */
export type Position = At<Question | null>

/** A game that waits for the end of a subgame (506.1). */
export type Waiting = At<SubgameCall>

/** A position of any game, also of one that waits. */
export type Reached = Position | Waiting

/** Whether a subgame is to be played before the game goes on. */
export const isWaiting = (position: Reached): position is Waiting => position.question?.kind === 'subgame'

export type Answered =
  | { readonly position: Position; readonly events: readonly LogEntry[] }
  | { readonly refused: Refusal }

/**
 * The game around a subgame; `null`: it is no subgame. What the state carries along without knowing it is read here.
 */
export function outerOf({ outer }: State): Waiting | null {
  return outer as Waiting | null
}
