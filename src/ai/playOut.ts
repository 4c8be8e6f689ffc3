/** Simulated play: both sides follow the heuristics, on an imagined position. */
import { type Action, legalReplies, type Position, type Reply, type Roll, stateOf } from '../engine/index.ts'
import { isIdle } from './actingTimes.ts'
import type { Lead } from './courses.ts'
import { byHeuristic } from './heuristics/index.ts'
import { positionAfter } from './positionAfter.ts'
import { isCrowded } from './sides.ts'

export interface Playing {
  readonly roll: Roll
  /** Whether time is up. */
  readonly late: () => boolean
  /** What is asked before the heuristics are. */
  readonly lead?: Lead
}

function isAction(position: Position, reply: Reply): reply is Action {
  return position.question?.kind === 'priority' && typeof reply === 'object' && 'do' in reply && reply.do !== 'pass'
}

/** What shows that an action changed something: each cast, activation and land makes a new object. */
function traceOf(position: Position): string {
  const { checkpoint } = position
  return `${checkpoint.nextId} ${checkpoint.turn.number} ${checkpoint.turn.step} ${checkpoint.battlefield.length}`
}

interface Step {
  readonly position: Position
  readonly reply: Reply
}

/** What the lead says, where it says something that is legal. */
function ledStep(position: Position, lead: Lead | undefined): Step | null {
  const reply = lead?.(position) ?? null
  const next = reply === null ? null : positionAfter(position, reply)
  return reply === null || next === null ? null : { position: next, reply }
}

/** One heuristic reply. `pass`: acting led nowhere before. */
function thumbStep(position: Position, { roll, late }: Playing, pass: boolean): Step | null {
  const { question } = position
  if (question === null) return null
  const state = stateOf(position)
  const passes = question.kind === 'priority' && (pass || isIdle(state, question.seat))
  // Among several players one reply may take long: the clock is looked at in the midst of it.
  const limited = isCrowded(state) ? { late, inThought: true } : {}
  const reply: Reply = passes
    ? { do: 'pass' }
    : byHeuristic({ state, seat: question.seat, roll, ...limited }, question).reply
  const next = positionAfter(position, reply)
  if (next !== null) return { position: next, reply }
  for (const legal of legalReplies(position).slice(0, 3)) {
    const instead = positionAfter(position, legal)
    if (instead !== null) return { position: instead, reply: legal }
  }
  return null
}

/** No simulated game goes on longer than this. */
const MOST = 400

/** Plays on until `isEnd`, or until nothing more happens; `null` if time ran out first. */
export function playOut(start: Position, isEnd: (position: Position) => boolean, playing: Playing): Position | null {
  let position = start
  let stuck = false
  let announced: string | null = null
  for (let replies = 0; replies < MOST; replies++) {
    if (position.question === null || isEnd(position)) return position
    if (playing.late()) return null
    if (position.question.kind === 'priority' && announced !== null) {
      stuck = announced === traceOf(position)
      announced = null
    }
    const step = ledStep(position, playing.lead) ?? thumbStep(position, playing, stuck)
    if (step === null) return position
    if (isAction(position, step.reply) && step.reply.do !== 'turnFaceUp') announced = traceOf(position)
    if (position.question.kind === 'priority') stuck = false
    position = step.position
  }
  return position
}

/** Whether an announcement can be completed: the action has changed something once priority is back. */
export function leadsSomewhere(position: Position, action: Reply, playing: Playing): boolean {
  if (!isAction(position, action) || action.do === 'turnFaceUp') return true
  const next = positionAfter(position, action)
  if (next === null) return false
  const end = playOut(next, ({ question }) => question?.kind === 'priority', playing)
  return end === null || end.question === null || traceOf(end) !== traceOf(position)
}
