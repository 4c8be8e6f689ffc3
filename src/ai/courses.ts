/**
 * A turn drafted as a whole: a reply, and in a main phase what else is done with it. Without more of its own a course
 * goes on as the heuristics say.
 */
import { type Action, type Position, type Reply, sameData } from '../engine/index.ts'
import { isMain } from './actingTimes.ts'

export interface Course {
  readonly reply: Reply
  /** What the seat does after it in the same main phase, one act each time that it may. */
  readonly then: readonly Action[]
  /** Nothing more once that is done, until the phase is over: the mana is kept. */
  readonly rests: boolean
}

/** The reply to a position that a course has, before the heuristics are asked; `null`: it leaves it to them. */
export type Lead = (position: Position) => Reply | null

/** The course that leaves everything after the reply to the heuristics. */
export const plain = (reply: Reply): Course => ({ reply, then: [], rests: false })

export function isPlain({ then, rests }: Course): boolean {
  return then.length === 0 && !rests
}

/**
 * Whether the position is one in which a course can go on: priority in a main phase of one's own, with an empty stack
 * (305.1).
 */
export function isDrafted({ question, checkpoint }: Position): boolean {
  return question?.kind === 'priority' && question.decider === undefined && isMain(checkpoint, question.seat)
}

/** Leads through the rest of a course, once: what can't be done any more is left out by whoever follows. */
export function leadOf({ then, rests }: Course, start: Position): Lead {
  const { turn } = start.checkpoint
  let done = 0
  return (position) => {
    const now = position.checkpoint.turn
    if (now.number !== turn.number || now.step !== turn.step || !isDrafted(position)) return null
    const next = then[done]
    done += 1
    return next ?? (rests ? { do: 'pass' } : null)
  }
}

/** A course carried on: each of the acts after what it does already, and nothing more. */
export function carriedOn(course: Course, acts: readonly Action[]): readonly Course[] {
  const done: readonly unknown[] = [course.reply, ...course.then]
  const longer = acts
    .filter((act) => !done.some((one) => sameData(one, act)))
    .map((act) => ({ ...course, then: [...course.then, act], rests: false }))
  return [...longer, { ...course, rests: true }]
}
