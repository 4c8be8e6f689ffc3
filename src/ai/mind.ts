/** What a machine player's thought is made of. */
import type { Kind, QuestionOf, Reply, ReplyTo, Roll, Seat, State } from '../engine/index.ts'
import type { Reason } from './reasons.ts'

export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** The hard limit of a reply, in milliseconds. */
export const LIMITS: Readonly<Record<Level, number>> = { easy: 100, normal: 500, hard: 2000 }

/** How long may be thought, and the clock to tell: it comes from outside. */
export interface Limits {
  readonly ms: number
  readonly now: () => number
}

/** A reply with its reason. */
export interface Thought<R = Reply> {
  readonly reply: R
  readonly reason: Reason
}

/** A state as one seat looks at it, and chance. */
export interface Mind {
  readonly state: State
  readonly seat: Seat
  readonly roll: Roll
  /** Whether the time is up: what has been found so far is played. Without it, there is all the time. */
  readonly late?: () => boolean
}

/** A rule of thumb for one kind of question. */
export type Thumb<K extends Kind> = (mind: Mind, question: QuestionOf<K>) => Thought<ReplyTo<K>>
