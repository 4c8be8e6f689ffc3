/** The engine's answers to the last few positions. What was worked out ahead of a click, the click has only to show. */
import { type Answered, answer, type Position, type Reply } from '../engine/index.ts'
import { recently } from './recently.ts'

const answersTo = recently((_: Position) => new Map<string, Answered>())

/** What `answer` gives, or gave: the position it leads to, or why it is refused. */
export function answered(position: Position, reply: Reply): Answered {
  const answers = answersTo(position)
  const key = JSON.stringify(reply)
  const known = answers.get(key) ?? answer(position, reply)
  answers.set(key, known)
  return known
}
