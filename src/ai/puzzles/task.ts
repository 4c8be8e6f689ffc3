/** What a puzzle asks of the side that solves it, and when that is judged. */
import { type Position, type Seat, stateOf } from '../../engine/index.ts'
import { type Goal, gainThisTurn, survive, winThisTurn } from '../proof/index.ts'

/** Win this turn; don't lose this turn; come out of this combat best; attack without losing to the attack back. */
export const PUZZLE_KINDS = ['lethal', 'survive', 'trade', 'dont'] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

export interface Task {
  readonly kind: PuzzleKind
  readonly side: Seat
  /** For a trade, what it must be worth at the end of the turn: the best that can be reached. */
  readonly best?: number | undefined
}

/** After how many further turns each kind is judged. */
const HORIZON: Readonly<Record<PuzzleKind, number>> = { lethal: 0, survive: 0, trade: 0, dont: 1 }

/** The goal of a task, from its first position on. */
export function goalOf({ kind, side }: Task, first: Position): Goal {
  const start = stateOf(first)
  if (kind === 'lethal') return winThisTurn(start, side)
  return kind === 'trade' ? gainThisTurn(start, side) : survive(start, side, HORIZON[kind])
}

/** What the goal must be worth in the end. */
export function wantOf({ kind, best = 0 }: Task): number {
  return kind === 'trade' ? best : 1
}
