/** The types a machine player thinks with. */
import type { Kind, QuestionOf, Reply, ReplyTo, Roll, Seat, State } from '../engine/index.ts'
import type { Reason } from './reasons.ts'

export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** The hard limit of a reply, in milliseconds. */
export const LIMITS: Readonly<Record<Level, number>> = { easy: 100, normal: 500, hard: 2000 }

/** How long it may think, and the clock to measure it by, which comes from outside. */
export interface Limits {
  readonly ms: number
  readonly now: () => number
}

/** A reply with its reason. */
export interface Thought<R = Reply> {
  readonly reply: R
  readonly reason: Reason
}

/** A state, whose decision it is, and a source of randomness. */
export interface Decider {
  readonly state: State
  readonly seat: Seat
  readonly roll: Roll
  /** Whether time is up; the best reply found so far is then played. Without it there is no time limit. */
  readonly late?: () => boolean
  /** Whether it only glances at a combat, as a beginner does: single blockers, and no thought of the attack back. */
  readonly glances?: boolean
  /** Whether it is a reply in a game in thought: less is looked at, though there is a time limit. */
  readonly inThought?: boolean
}

/** A heuristic for one kind of question. */
export type Heuristic<K extends Kind> = (mind: Decider, question: QuestionOf<K>) => Thought<ReplyTo<K>>
