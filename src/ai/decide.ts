/** The machine player: a seen position in, a reply and its reason out. Never throws, never plays anything illegal. */
import {
  checkReplyIn,
  imagine,
  type Position,
  proposePayment,
  type Question,
  type Reply,
  type ReplyTo,
  type Roll,
  repliesTo,
  type Seen,
  type State,
  sameData,
  stateOf,
} from '../engine/index.ts'
import { isIdle } from './actingTimes.ts'
import type { Decider, Level, Limits, Thought } from './decider.ts'
import { guessOf } from './guess.ts'
import { byHeuristic, whyWhom } from './heuristics/index.ts'
import { lineOf } from './lines.ts'
import { type Memory, newMemory } from './memory.ts'
import { plansOf, WORTHWHILE } from './plans.ts'
import { leadsSomewhere } from './playOut.ts'
import { survivingReply, winningReply } from './provenReplies.ts'
import { because } from './reasons.ts'
import { search } from './search.ts'
import { isCrowded } from './sides.ts'

/** What `think` returns, or `null` if it throws: a bug in the AI must not stop the game. */
function orNull<T>(think: () => T): T | null {
  try {
    return think()
  } catch {
    return null
  }
}

function isLegal(mind: Decider, question: Question, reply: Reply): boolean {
  return orNull(() => ({ why: checkReplyIn(mind.state, question, reply) }))?.why === null
}

/** The question, asking with the best payment that can be seen; the engine's own if that has to hurt. */
function withBestPayment({ now, question }: Seen): Question | null {
  if (question?.kind !== 'pay') return question
  const plan = orNull(() => proposePayment(now, question))?.plan
  return plan === undefined ? question : { ...question, proposal: plan }
}

/** Passing, the engine's payment, or the first legal reply: the fallback when everything else fails. */
function lastResort(mind: Decider, question: Question): Thought {
  const reason = because('forced')
  if (question.kind === 'priority') return { reply: { do: 'pass' }, reason }
  if (question.kind === 'pay' && question.proposal !== null)
    return { reply: { pay: 'plan', plan: question.proposal }, reason }
  const [first] = orNull(() => repliesTo(mind.state, question)) ?? []
  return { reply: first ?? { do: 'pass' }, reason }
}

function thumbed(mind: Decider, question: Question): Thought {
  const thought = orNull(() => byHeuristic(mind, question))
  return thought !== null && isLegal(mind, question, thought.reply) ? thought : lastResort(mind, question)
}

/** One imagined position consistent with what is seen, if it can be played on from. */
function imagineOnce(seen: Seen, roll: Roll): Position | null {
  return orNull(() => {
    const position = imagine(seen, guessOf(seen), roll)
    if (position !== null) stateOf(position)
    return position
  })
}

function isAnnouncement(reply: Reply): boolean {
  return typeof reply === 'object' && 'do' in reply && reply.do !== 'pass' && reply.do !== 'playLand'
}

/** An announcement that couldn't be completed isn't started: the next best plan that can be, or passing. */
function completed(mind: Decider, position: Position, thought: Thought, late: () => boolean): Thought {
  const playing = { roll: mind.roll, late }
  const works = (reply: Reply) => orNull(() => leadsSomewhere(position, reply, playing)) === true
  if (!isAnnouncement(thought.reply) || works(thought.reply)) return thought
  const plans = orNull(() => plansOf(mind.state, mind.seat, late)) ?? []
  const next = plans.find((plan) => plan.timely && plan.value >= WORTHWHILE && !playing.late() && works(plan.action))
  return next === undefined
    ? { reply: { do: 'pass' }, reason: because('wait') }
    : { reply: next.action, reason: next.reason }
}

/**
 * The fraction of its time after which a player starts nothing that isn't needed for a reply. A step of thinking can't
 * be interrupted, and the shorter the limit, the longer a step is by comparison; so easy reserves half its time for the
 * last one.
 */
const HEURISTIC_SHARE = 0.5

/** The fractions of its time after which no win is looked for, and no better reply. */
const WINNING_SHARE = 0.35
const SEARCH_SHARE = 0.6
const SURVIVAL_SHARE = 0.85

interface Timing {
  readonly start: number
  readonly limits: Limits
  readonly roll: Roll
}

/** The best that looking ahead finds, unless it can be proved to lose where something else doesn't. */
function looked(
  seen: Seen,
  position: Position,
  heuristic: Thought,
  level: Level,
  { start, limits, roll }: Timing,
): Thought {
  if (level === 'easy') return heuristic
  const left = { ...limits, ms: limits.ms * SEARCH_SHARE - (limits.now() - start) }
  const found = orNull(() => search(seen, position, heuristic, level, left, roll)) ?? heuristic
  const late = () => limits.now() - start > limits.ms * SURVIVAL_SHARE
  const proving = { seen, position, level, late }
  const safe = orNull(() => survivingReply(proving, found.reply, [heuristic.reply])) ?? found.reply
  if (safe === found.reply) return found
  return safe === heuristic.reply ? heuristic : { reply: safe, reason: because('survives') }
}

/** An attack among several that was looked into says whom it attacks and why. */
function explained(state: State, question: Question, thought: Thought, heuristic: Thought): Thought {
  if (question.kind !== 'attackers' || !Array.isArray(thought.reply) || thought.reason.key === heuristic.reason.key)
    return thought
  const why = whyWhom(state, question, thought.reply as ReplyTo<'attackers'>)
  return why === null ? thought : { ...thought, reason: { ...thought.reason, ...why } }
}

/** What a beginner doesn't see at a glance: the attack or block of a player who looks at the whole combat. */
function withOverlooked(mind: Decider, question: Question, thought: Thought): Thought {
  if ((question.kind !== 'attackers' && question.kind !== 'blockers') || mind.late?.() === true) return thought
  const careful = thumbed({ ...mind, glances: false }, question)
  const [line, own] = [careful, thought].map(({ reply }) => lineOf(mind.state, question, reply))
  if (!line || !own || sameData([...line.names].sort(), [...own.names].sort())) return thought
  return { ...thought, reason: { ...thought.reason, overlooked: line } }
}

/** Among several priority is mostly passed: where no moment could be a good one, nothing is imagined for it. */
const waits = ({ state, seat }: Decider, { kind }: Question): boolean =>
  kind === 'priority' && isCrowded(state) && orNull(() => isIdle(state, seat)) === true

/**
 * What a seat replies to the question it is asked, at a level, within `limits`. It knows only what `seenBy` gives it;
 * `roll` is its own source of randomness, `memory` what it keeps in mind of the game.
 */
export function decide(seen: Seen, level: Level, limits: Limits, roll: Roll, memory: Memory = newMemory()): Thought {
  const question = withBestPayment(seen)
  if (question === null) return { reply: { do: 'pass' }, reason: because('forced') }
  const start = limits.now()
  const late = () => limits.now() - start > limits.ms * HEURISTIC_SHARE
  // 507.3: the decision may be another player's, whose turn this seat controls.
  const mind: Decider = { state: seen.now, seat: question.seat, roll, late, glances: level === 'easy' }
  const heuristic = thumbed(mind, question)
  const acts = isAnnouncement(heuristic.reply)
  if (level === 'easy' && !acts) return withOverlooked(mind, question, heuristic)
  if (late() || waits(mind, question)) return heuristic
  const position = imagineOnce(seen, roll)
  if (position === null)
    return acts && question.kind === 'priority' ? { reply: { do: 'pass' }, reason: because('wait') } : heuristic
  const spent = (share: number) => () => limits.now() - start > limits.ms * share
  const won = orNull(() => winningReply({ seen, position, level, late: spent(WINNING_SHARE) }, heuristic.reply, memory))
  if (won !== null && isLegal(mind, question, won)) return { reply: won, reason: because('wins') }
  const thought = looked(seen, position, heuristic, level, { start, limits, roll })
  const ending = () => limits.now() - start > limits.ms * (level === 'easy' ? HEURISTIC_SHARE : 0.9)
  const whole =
    question.kind === 'priority'
      ? completed(mind, position, thought, ending)
      : explained(mind.state, question, thought, heuristic)
  return isLegal(mind, question, whole.reply) ? whole : heuristic
}
