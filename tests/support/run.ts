/** Drives a process by hand, without a game around it: replies are given in order, and every one must be used. */
import { type Kind, type Process, type Question, type ReplyTo, runAlone } from '../../src/engine/questions/index.ts'
import { Draft, type State } from '../../src/engine/state/index.ts'

export interface Ran<T> {
  readonly result: T
  readonly questions: readonly Question[]
}

/** Runs a process to its end with these replies; fails if it asks more or fewer questions. */
export function run<T>(process: Process<T>, replies: readonly ReplyTo<Kind>[] = []): Ran<T> {
  const questions: Question[] = []
  const ended = runAlone(process, (question) => {
    questions.push(question)
    const reply = replies[questions.length - 1]
    if (reply === undefined) throw new Error(`no reply to ${JSON.stringify(question)}`)
    return reply
  })
  if (questions.length !== replies.length || !('result' in ended))
    throw new Error(`${replies.length} replies, but ${questions.length} questions`)
  return { result: ended.result, questions }
}

/** A draft over a state. */
export function draftOf(state: State): Draft {
  return new Draft(state)
}
