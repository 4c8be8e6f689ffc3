/**
 * Recording a process's questions and replies, and running a process on known replies: the only place, except for the
 * game as a whole (`game.ts`), where a process is driven by anything but `yield*`. Used to repeat a loop and to keep
 * mana abilities.
 */
import { sameData } from '../state/index.ts'
import type { Awaited, Kind, Process, Question, Reply, ReplyTo } from './asked.ts'

/** A question with the reply that was given to it. */
export interface Recorded {
  readonly question: Question
  readonly reply: ReplyTo<Kind>
}

const NOTHING = undefined as never
const given = (reply: Reply): ReplyTo<Kind> => reply as ReplyTo<Kind>

/** Whether both ask the same player the same thing. */
export function sameQuestion(a: Question, b: Question): boolean {
  return sameData(a, b)
}

/** Runs a process and reports its questions: `hear` gets each question as it is asked, and then the reply. */
export function* recorded<T>(
  process: Process<T>,
  hear: (question: Question) => (reply: ReplyTo<Kind>) => void,
): Process<T> {
  let step = process.next(NOTHING)
  while (step.done !== true) {
    const told = step.value.kind === 'subgame' ? null : hear(step.value)
    const reply = yield step.value
    told?.(reply)
    step = process.next(reply)
  }
  return step.value
}

/** What a question asks, apart from the proposal that comes with it. */
function asked<A extends Awaited>(question: A): A {
  return question.kind === 'pay' ? { ...question, proposal: null } : question
}

/** Runs a process again: questions it asked before get the same reply, in their order; new ones are asked. */
export function* replayed<T>(process: Process<T>, known: readonly Recorded[]): Process<T> {
  let left = known
  let step = process.next(NOTHING)
  while (step.done !== true) {
    const question = asked(step.value)
    const at = left.findIndex((one) => sameData(asked(one.question), question))
    const next = left[at]
    if (next !== undefined) left = left.slice(at + 1)
    step = process.next(next === undefined ? yield step.value : next.reply)
  }
  return step.value
}

/**
 * Runs a process where some questions are answered by `standIn`, and some replies aren't answers: those that `heeds`
 * accepts are acted on, and the same question is asked again.
 */
export function* attendedBy<T>(
  process: Process<T>,
  standIn: (question: Question) => Reply | null,
  heeds: (reply: Reply) => boolean,
): Process<T> {
  let step = process.next(NOTHING)
  while (step.done !== true) {
    const instead = step.value.kind === 'subgame' ? null : standIn(step.value)
    if (instead !== null) step = process.next(given(instead))
    else {
      const reply = yield step.value
      if (!heeds(reply)) step = process.next(reply)
    }
  }
  return step.value
}

/** How a process that was run alone ended: with its result, or at a question without an answer. */
export type Ended<T> = { readonly result: T } | { readonly unanswered: Awaited }

/** Runs a process to its end on the replies of `answer`; on `null` (no answer) the process stops there. */
export function runAlone<T>(process: Process<T>, answer: (question: Question) => Reply | null): Ended<T> {
  let step = process.next(NOTHING)
  while (step.done !== true) {
    const reply = step.value.kind === 'subgame' ? null : answer(step.value)
    if (reply === null) return { unanswered: step.value }
    step = process.next(given(reply))
  }
  return { result: step.value }
}
