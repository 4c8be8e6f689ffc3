/** Repeating the replies of a loop, each checked as if a player had given it (421.2). */
import { type Process, type Question, type Reply, runAlone } from '../questions/index.ts'
import { Draft, type Refusal, type Seat, type State } from '../state/index.ts'
import { situationOf } from './checkpoint.ts'
import { type GivenReply, isOptional } from './given.ts'

/** What a loop needs from the game, which is on higher floors. */
export interface Rules {
  /** Plays on from one checkpoint to the next. */
  readonly playOn: (g: Draft) => Process
  /** Why a reply is not allowed, or `null`. */
  readonly checkReply: (state: State, question: Question, reply: unknown) => Refusal | null
}

const PASS: Reply = { do: 'pass' }

/** Whether one player's actions could be repeated without the others': tried on a copy (421.5). */
export function goesAlone(g: Draft, rules: Rules, round: readonly GivenReply[], seat: Seat): boolean {
  const own = round.filter((one) => one.seat === seat && (one.kind !== 'priority' || isOptional(one)))
  const copy = new Draft(g.snapshot())
  const before = situationOf(copy.state)
  let at = 0
  for (let runs = 0; runs < 4 * round.length && copy.state.outcome === null; runs++) {
    const ended = runAlone(rules.playOn(copy), (question) => {
      const next = own[at]
      const acts = next !== undefined && next.kind === question.kind && next.seat === question.seat
      const reply = acts ? next.reply : question.kind === 'priority' ? PASS : null
      if (reply === null || rules.checkReply(copy.state, question, reply) !== null) return null
      if (acts) at++
      return reply
    })
    if ('unanswered' in ended) return false
    if (at === own.length && situationOf(copy.state) === before) return true
  }
  return false
}

/**
 * Plays on to the next checkpoint with earlier replies; returns how many were used, `null` if it can't continue that
 * way.
 */
function playOnWith(g: Draft, rules: Rules, replies: readonly GivenReply[], from: number): number | null {
  let at = from
  const ended = runAlone(rules.playOn(g), (question) => {
    const given = replies[at]
    if (given?.kind !== question.kind || given.seat !== question.seat) return null
    if (rules.checkReply(g.state, question, given.reply) !== null) return null
    at++
    return given.reply
  })
  return 'unanswered' in ended ? null : at
}

/** One round; false if it couldn't be finished. Stops at a checkpoint. */
export function playRound(
  g: Draft,
  rules: Rules,
  replies: readonly GivenReply[],
  isEnd: (state: State) => boolean,
): boolean {
  let at = 0
  while (at < replies.length) {
    if (g.state.outcome !== null || isEnd(g.state)) return false
    const before = g.snapshot()
    const next = playOnWith(g, rules, replies, at)
    if (next === null) {
      g.restore(before)
      return false
    }
    at = next
  }
  return true
}
