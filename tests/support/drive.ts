/** Runs one process of the engine over a hand-built state, with the replies it needs. */

import { type Process, type Question, type Reply, runAlone } from '../../src/engine/questions/index.ts'
import { checkReply } from '../../src/engine/replies/index.ts'
import { Draft, type LogEntry, type State } from '../../src/engine/state/index.ts'
import '../../src/engine/resolve/perform.ts'

/** What a process did. */
export interface Driven<T> {
  readonly state: State
  readonly result: T
  readonly asked: readonly Question[]
  readonly events: readonly LogEntry[]
}

/** A reply, or a function that replies once the question is known. */
export type Given = Reply | ((question: Question, state: State) => Reply)

/**
 * Drives a process to its end. Fails if it asks more or fewer questions than there are replies, or gets an illegal one.
 */
export function drive<T>(before: State, start: (g: Draft) => Process<T>, replies: readonly Given[] = []): Driven<T> {
  const g = new Draft(before)
  g.snapshot()
  const asked: Question[] = []
  const ended = runAlone(start(g), (question) => {
    const given = replies[asked.length]
    asked.push(question)
    if (given === undefined) throw new Error(`asks ${JSON.stringify(question)}`)
    const reply = typeof given === 'function' ? given(question, g.state) : given
    const refused = checkReply(g.state, question, reply)
    if (refused !== null) throw new Error(`refused: ${JSON.stringify(refused)} to ${JSON.stringify(reply)}`)
    return reply
  })
  if (asked.length < replies.length) throw new Error(`asks only ${asked.length} questions`)
  if (!('result' in ended)) throw new Error('does not end')
  return { state: g.snapshot(), result: ended.result, asked, events: g.events }
}
