/** Who plays in the arena: a machine player of some version of `src/ai`, with its thinking time counted. */

import type { byHeuristic } from '../../../src/ai/heuristics/index.ts'
import type { decide, LIMITS, newMemory } from '../../../src/ai/index.ts'
import {
  answer,
  checkReply,
  legalReplies,
  type Position,
  type Reply,
  type Roll,
  seenBy,
} from '../../../src/engine/index.ts'

/** What the arena needs of a version of `src/ai`. */
export interface Machine {
  readonly decide: typeof decide
  readonly LIMITS: typeof LIMITS
  readonly byHeuristic: typeof byHeuristic
  /** Versions before there were memories have none. */
  readonly newMemory?: typeof newMemory
}

/** A player as the command line names it: `normal`, `hard:500`, `heuristics@HEAD`. */
export interface Spec {
  readonly text: string
  readonly level: 'easy' | 'normal' | 'hard' | 'heuristics'
  /** The limit of a reply in milliseconds; `null`: the level's own. */
  readonly ms: number | null
}

const SPEC = /^(easy|normal|hard|heuristics)(?::(\d+))?(?:@.+)?$/

/** The player that a text names; `null`: none. */
export function specOf(text: string): Spec | null {
  const found = SPEC.exec(text)
  if (found === null) return null
  return { text, level: found[1] as Spec['level'], ms: found[2] === undefined ? null : Number(found[2]) }
}

/** The processor time of this process in milliseconds: what else the machine does is not in it. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Replies for one seat of one game. */
export type Replier = (position: Position) => Reply

/** What shows that an action changed something. */
const traceOf = ({ checkpoint: { nextId, turn, battlefield } }: Position): string =>
  `${nextId} ${turn.number} ${turn.step} ${battlefield.length}`

/** The heuristics alone, as games in thought are played: what leads nowhere is not tried twice. */
function byThumb({ byHeuristic }: Machine, roll: Roll): Replier {
  let announced: string | null = null
  return (position) => {
    const { question } = position
    if (question === null) throw new Error('a game that is over asks nothing')
    const trace = question.kind === 'priority' ? traceOf(position) : null
    const stuck = trace !== null && trace === announced
    if (trace !== null) announced = null
    const { now } = seenBy(position, question.seat)
    const reply: Reply = stuck ? { do: 'pass' } : byHeuristic({ state: now, seat: question.seat, roll }, question).reply
    if (checkReply(position, reply) !== null) return legalReplies(position)[0] ?? { do: 'pass' }
    if (trace !== null && typeof reply === 'object' && 'do' in reply && reply.do !== 'pass') announced = trace
    return reply
  }
}

/** A player for one game. */
export function seated(machine: Machine, { level, ms }: Spec, roll: Roll): Replier {
  if (level === 'heuristics') return byThumb(machine, roll)
  const limits = { ms: ms ?? machine.LIMITS[level], now: cpuTime }
  const memory = machine.newMemory?.()
  return (position) => {
    const seat = position.question?.seat ?? 0
    return machine.decide(seenBy(position, seat), level, limits, roll, memory).reply
  }
}

/** The position after a reply, which has to be legal. */
export function answered(position: Position, reply: Reply) {
  const given = answer(position, reply)
  if ('refused' in given) {
    throw new Error(
      `${position.question?.kind}: ${JSON.stringify(reply)} was refused: ${JSON.stringify(given.refused)}`,
    )
  }
  return given
}
