/**
 * Loops with optional actions (421.2, 421.3, 421.5; 2011:716), detected from the players' replies. If the same replies
 * have come three times over within one step, with the permanents the same each time and nothing of their players used
 * up, they could repeat for ever. Nothing is kept while players only pass, so ordinary games pay next to nothing.
 */
import type { Received, Replied } from '../questions/index.ts'
import type { Draft, KeptReply, LoopHistory, RunningLoop, State, Turn } from '../state/index.ts'
import { checkpointOf, couldGoOn, isUnchanged } from './checkpoint.ts'
import { actionKey } from './closed.ts'
import { fromKept, type GivenReply, givenReplies, isOptional, isSameReply } from './given.ts'

/** This many replies are kept; a loop has at most a third of them. */
const LONGEST = 120

const EMPTY: LoopHistory = { replies: [], count: 0, checkpoint: null, loop: null, closed: [], running: null }

/** Records the replies since the last checkpoint, in that turn and step. */
export function noteReplies(g: Draft, received: readonly Received[], turn: Turn): void {
  const { loopHistory, turn: now, outcome } = g.state
  const replies = received.filter((one): one is Replied => one.kind !== 'subgame')
  // Nobody can say what comes of another subgame: nothing goes on past one.
  if (replies.length < received.length) return forgetReplies(g)
  if (outcome !== null || now.step !== turn.step || now.number !== turn.number) return forgetReplies(g)
  if (loopHistory === null && !replies.some(isOptional)) return
  const given = givenReplies(replies)
  const before = loopHistory ?? EMPTY
  const next: LoopHistory = {
    replies: [...before.replies, ...given].slice(-LONGEST),
    count: before.count + given.length,
    checkpoint: before.checkpoint,
    loop: null,
    closed: stillClosed(before, given),
    running: before.running,
  }
  g.write({ loopHistory: g.state.stage.at === 'priority' ? compared(g.state, next) : next })
}

/** Nothing that follows continues an earlier loop. */
function forgetReplies(g: Draft): void {
  if (g.state.loopHistory !== null) g.write({ loopHistory: null })
}

/** The shortcut was taken, or nobody wants it; `closed`: what may not be done again for now (421.3). */
export function endOptionalLoop(g: Draft, closed: LoopHistory['closed']): void {
  g.write({ loopHistory: closed.length === 0 ? null : { ...EMPTY, closed } })
}

/** The shortcut that is carried out from here on. */
export function startRunning(g: Draft, running: RunningLoop): void {
  g.write({ loopHistory: { ...EMPTY, running } })
}

/** Something else was done: closed actions may then make sense again. */
function stillClosed({ closed }: LoopHistory, given: readonly GivenReply[]): LoopHistory['closed'] {
  if (closed.length === 0) return closed
  const known = (one: GivenReply): boolean =>
    closed.some(({ loop }) => typeof one.reply === 'object' && loop.includes(actionKey(one.reply)))
  return given.every((one) => one.kind !== 'priority' || !isOptional(one) || known(one)) ? closed : []
}

/** How many replies at the end have come twice in a row; 0 if none have. */
function period(replies: readonly KeptReply[]): number {
  const last = replies.length - 1
  const isRepeated = (at: number, length: number): boolean => {
    const [now, before] = [replies[at], replies[at - length]]
    return now !== undefined && before !== undefined && isSameReply(now, before)
  }
  for (let length = 1; length * 2 <= replies.length; length++) {
    let at = 0
    while (at < length && isRepeated(last - at, length)) at++
    if (at === length) return length
  }
  return 0
}

/**
 * The history with a checkpoint if a round has just ended, and with the loop if the situation matches the previous
 * checkpoint.
 */
function compared(state: State, history: LoopHistory): LoopHistory {
  const { replies, count, checkpoint: before } = history
  const length = period(replies)
  if (length === 0) return before === null ? history : { ...history, checkpoint: null }
  if (before !== null && before.length === length && count - before.at < length) return history
  const round = fromKept(replies.slice(-length))
  if (!round.some(isOptional)) return history
  const checkpoint = checkpointOf(state, round, { length, at: count })
  if (before === null || !couldGoOn(before, checkpoint)) return { ...history, checkpoint }
  return { ...history, checkpoint, loop: { length, unchanged: isUnchanged(before, checkpoint) } }
}

/** A loop that has been detected: the replies of each round, and whether it leaves everything unchanged. */
export interface FoundLoop {
  readonly round: readonly GivenReply[]
  readonly unchanged: boolean
}

/** The loop that the players are in, if one has just been detected. */
export function foundLoop({ loopHistory, stage }: State): FoundLoop | null {
  if (loopHistory === null || loopHistory.loop === null || stage.at !== 'priority') return null
  const { length, unchanged } = loopHistory.loop
  return { round: fromKept(loopHistory.replies.slice(-length)), unchanged }
}
