/**
 * What can be proved from what lies on the table: a win this turn against any defence, or that a reply doesn't lose.
 * Cards that the seat can't see, its own among them, do nothing in a proof; the search that follows guesses at them.
 */
import {
  deciderOf,
  find,
  isActive,
  type Kind,
  type Listing,
  type ObjectId,
  opponentsOf,
  type Position,
  playerAt,
  type Reply,
  type Seat,
  type Seen,
  type State,
  sameData,
  stateOf,
} from '../engine/index.ts'
import { comingAttackers, fighterOf, hits } from './combat/index.ts'
import { leftToBeat } from './commanders.ts'
import type { Level } from './decider.ts'
import { type Memory, momentOf } from './memory.ts'
import { potentialDamage, remainingPotential } from './potentialDamage.ts'
import { branches, type Goal, type Options, prove, surelyAfter, survive, winThisTurn } from './proof/index.ts'

/**
 * How many replies a level tries in one proof. Of 116 wins that normal proved in games two took more than 1,000, of 37 of
 * hard's none more than 250; refutations take longer.
 */
const REPLIES: Readonly<Record<Level, number>> = { easy: 0, normal: 1000, hard: 3000 }

/** What each card or ability might add, at a guess: only so that hopeless proofs aren't begun. */
const EACH_ACT = 4

/** What is to be proved, and which replies count. */
interface Claim {
  readonly goal: Goal
  readonly options: Options
}

interface Proving {
  readonly seen: Seen
  /** As the seat imagines it. */
  readonly position: Position
  readonly level: Level
  readonly late: () => boolean
}

/** Whether an object is one that the seat knows, or has come from one. */
type Knows = (state: State, id: ObjectId) => boolean

/** What was only imagined stays unknown wherever it goes: a card that is drawn in the proof is still a guess. */
function knownTo({ now }: Seen, position: Position): Knows {
  const imagined = new Set<number>()
  for (const page of stateOf(position).objects)
    for (const object of page)
      if (object !== null && object.card !== null && find(now, object.id) === null) imagined.add(object.card)
  return (state, id) => {
    const card = find(state, id)?.card ?? null
    return card === null || !imagined.has(card)
  }
}

/**
 * Answers of which the side itself tries the plain one and the one most unlike it: to try all takes time from what
 * matters more.
 */
const ARRANGED: readonly Kind[] = ['order', 'arrange', 'assignDamage']

/** What the side does here, as if that were all it could do: what it misses by that is only not claimed. */
function sparingly(all: Listing<Reply>): Listing<Reply> {
  const [plain, last] = [all.replies.slice(0, 1), all.replies.slice(1).slice(-1)]
  return { replies: [...plain, ...last], isAll: true }
}

/** Whoever it is uses only what the seat knows. */
function optionsOf(knows: Knows, side: Seat): Options {
  return (position) => {
    const all = branches(position)
    const { question } = position
    if (question === null) return all
    if (ARRANGED.includes(question.kind)) return deciderOf(question) === side ? sparingly(all) : all
    if (question.kind !== 'priority') return all
    const state = stateOf(position)
    const isKnown = (reply: Reply) => !(typeof reply === 'object' && 'object' in reply) || knows(state, reply.object)
    return { ...all, replies: all.replies.filter(isKnown) }
  }
}

function powerOn(state: State, seat: Seat): number {
  return comingAttackers(state, seat).reduce((sum, id) => sum + hits(fighterOf(state, id)), 0)
}

/** What hurts one opponent rarely hurts another as well. */
const FOR_ALL = 1.5

/** Whether a win this turn is near enough to look for: against all opponents together. */
function mayWin(state: State, seat: Seat): boolean {
  const all = opponentsOf(state, seat).map((other) => ({
    left: leftToBeat(state, seat, other),
    most: potentialDamage(state, seat, other),
  }))
  if (all.some(({ left, most }) => left > most)) return false
  const most = Math.max(...all.map((one) => one.most))
  return all.length < 2 || all.reduce((sum, { left }) => sum + left, 0) <= FOR_ALL * most
}

/** Whether it could be lost before the seat's next turn: by all that an opponent has. */
function mayLose(state: State, seat: Seat): boolean {
  return opponentsOf(state, seat).some((other) => leftToBeat(state, other, seat) <= powerOn(state, other) + EACH_ACT)
}

/**
 * Whether a side could still hurt another enough, by a glance at what it has left; asked where nothing is under way.
 */
type Threatens = (now: State, by: Seat, whom: Seat) => boolean

const threatens =
  (knows: Knows): Threatens =>
  (now, by, whom) =>
    leftToBeat(now, by, whom) <= remainingPotential(now, by, whom, (id) => knows(now, id))

/**
 * The goal, given up or taken for reached as soon as a glance decides it: most of a proof would only walk to the turn's
 * end.
 */
function glanced(goal: Goal, decides: (now: State) => number | null): Goal {
  return {
    side: goal.side,
    judge: (position) => {
      const judged = goal.judge(position)
      const { question, checkpoint } = position
      const quiet = question?.kind === 'priority' && checkpoint.stack.length === 0
      return judged === null && quiet ? decides(checkpoint) : judged
    },
  }
}

/**
 * Whether something is under way that was decided on before: a spell's targets, a payment. If that was proved to win,
 * so was what follows, one reply after the other; a little of the budget for each would be too little again.
 */
function isBegun({ question }: Position): boolean {
  return question !== null && !['priority', 'attackers', 'blockers'].includes(question.kind)
}

/** The parts of the budget that each reply gets, one after the other: a little first, then more. */
const PARTS = [16, 4, 1]

/** The reply that reaches the goal whatever the others do; each gets those parts of the budget. */
function sure(
  { position, level, late }: Proving,
  { goal, options }: Claim,
  replies: readonly Reply[],
  parts = isBegun(position) ? PARTS.slice(-1) : PARTS,
): Reply | null {
  let open = replies
  for (const share of parts) {
    const left: Reply[] = []
    for (const reply of open) {
      if (late()) return null
      const next = surelyAfter(position, reply)
      if (next === null || next === 'chance') continue
      const budget = { replies: Math.ceil(REPLIES[level] / share), late }
      const value = prove(next, goal, budget, { low: 0, high: 1, options })
      if (value === 1) return reply
      if (value === null) left.push(reply)
    }
    open = left
  }
  return null
}

/**
 * Whether a seat goes on to its first main phase, in which a win is looked for: what could be done in its upkeep can be
 * done then, and more.
 */
function isOnTheWay(state: State, seat: Seat, expected: Reply): boolean {
  const { turn } = state
  const isPass = typeof expected === 'object' && 'do' in expected && expected.do === 'pass'
  return isPass && isActive(state, seat) && (turn.step === 'upkeep' || turn.step === 'draw')
}

/**
 * A reply that wins this turn, if there is a choice and that can be proved; the expected one first. What couldn't be
 * proved before in this part of the turn gets only a glance, as does a win in another player's turn. (Of 31 wins that
 * *normal* proved in twelve games none took more than that; 331 proofs that found none took most of its time.)
 */
export function winningReply(proving: Proving, expected: Reply, memory: Memory): Reply | null {
  const { position, seen, level } = proving
  const { question } = position
  if (question === null || REPLIES[level] === 0) return null
  const { seat } = question
  const state = stateOf(position)
  if (isOnTheWay(state, seat, expected) || !mayWin(state, seat)) return null
  const knows = knownTo(seen, position)
  const options = optionsOf(knows, seat)
  const others = options(position).replies.filter((reply) => !sameData(reply, expected))
  if (others.length === 0) return null
  const replies = [expected, ...others]
  const inReach = threatens(knows)
  const goal = glanced(winThisTurn(state, seat), (now) =>
    opponentsOf(now, seat).every((other) => playerAt(now, other).lost !== null || inReach(now, seat, other)) ? null : 0,
  )
  const moment = momentOf(state, seat)
  const isGlance = memory.unproved.get(seat) === moment || !isActive(state, seat)
  const found = sure(proving, { goal, options }, replies, isGlance ? PARTS.slice(0, 1) : undefined)
  if (found === null) memory.unproved.set(seat, moment)
  else memory.unproved.delete(seat)
  return found
}

/** How many further turns a reply must be survived: to the end of the attack back, where it decides about an attack. */
function turnsAtStake(position: Position): number | null {
  const { question } = position
  if (question === null) return null
  if (question.kind === 'attackers') return 1
  if (isActive(stateOf(position), question.seat)) return null
  return stateOf(position).combat === null ? null : 0
}

/**
 * The reply instead of one that loses before the seat's next turn, if that can be proved and another doesn't lose; the
 * same reply otherwise.
 */
export function survivingReply(proving: Proving, chosen: Reply, others: readonly Reply[]): Reply {
  const { position, level, late, seen } = proving
  const turns = turnsAtStake(position)
  const { question } = position
  if (turns === null || question === null || REPLIES[level] === 0) return chosen
  const state = stateOf(position)
  if (!mayLose(state, question.seat)) return chosen
  const { seat } = question
  const last = state.turn.number + turns
  const knows = knownTo(seen, position)
  const options = optionsOf(knows, question.seat)
  const inDanger = threatens(knows)
  const goal = glanced(survive(state, seat, turns), (now) =>
    now.turn.number < last || opponentsOf(now, seat).some((other) => inDanger(now, other, seat)) ? null : 1,
  )
  const instead = [...others, ...options(position).replies].filter((reply) => !sameData(reply, chosen))
  if (instead.length === 0) return chosen
  const next = surelyAfter(position, chosen)
  if (next === null || next === 'chance') return chosen
  const budget = { replies: REPLIES[level], late }
  if (prove(next, goal, budget, { low: 0, high: 1, options }) !== 0) return chosen
  return sure(proving, { goal, options }, instead) ?? chosen
}
