/**
 * What a search looks at: the heuristic reply first, then its likely alternatives, each as the beginning of a course.
 */
import {
  type Action,
  type Position,
  type QuestionOf,
  type Reply,
  type ReplyTo,
  repliesTo,
  type Seat,
  type State,
  sameData,
  sameRef,
  stateOf,
} from '../engine/index.ts'
import { type Course, carriedOn, isDrafted, plain } from './courses.ts'
import type { Level } from './decider.ts'
import { declare, foesIn, mostAttacked } from './heuristics/index.ts'
import { plansOf } from './plans.ts'

const MOST: Readonly<Record<Level, number>> = { easy: 1, normal: 8, hard: 12 }

function actions(state: State, question: QuestionOf<'priority'>, level: Level): readonly Reply[] {
  const plans = plansOf(state, question.seat)
  // Land drops aren't searched.
  if (plans[0]?.action.do === 'playLand') return [plans[0].action]
  const worth = plans.filter(
    (plan) => plan.value > -0.3 && (plan.timely || (level === 'hard' && plan.value > 2 && state.stack.length > 0)),
  )
  return [...worth.slice(0, 7).map((plan) => plan.action), { do: 'pass' }]
}

function attacks(state: State, question: QuestionOf<'attackers'>, heuristic: ReplyTo<'attackers'>): readonly Reply[] {
  const without = heuristic.map((one) => heuristic.filter((other) => other !== one))
  const others = question.able.filter((id) => !heuristic.some((attack) => attack.id === id))
  const whom = mostAttacked(heuristic)
  const more = others.map((id) => [...heuristic, ...declare(state, question, [id], whom)])
  const all = declare(state, question, question.able, whom)
  const { together, single } = elsewhere(question, heuristic)
  // Where there are several players to attack, whom matters more than with how many.
  return foesIn(state, question).length > 1
    ? [[], ...together, all, ...without, ...single, ...more]
    : [[], all, ...without, ...together, ...single, ...more]
}

interface Elsewhere {
  readonly together: readonly ReplyTo<'attackers'>[]
  readonly single: readonly ReplyTo<'attackers'>[]
}

/** The same attack with all attackers, or one of them, sent at something else. */
function elsewhere(question: QuestionOf<'attackers'>, heuristic: ReplyTo<'attackers'>): Elsewhere {
  if (question.defenders.length < 2) return { together: [], single: [] }
  const together = question.defenders.map((defender) => heuristic.map(({ id }) => ({ id, defender })))
  const single = heuristic.flatMap((one) =>
    question.defenders
      .filter((defender) => !sameRef(defender, one.defender))
      .map((defender) => heuristic.map((attack) => (attack === one ? { id: one.id, defender } : attack))),
  )
  return { together, single }
}

function blocks(question: QuestionOf<'blockers'>, heuristic: ReplyTo<'blockers'>): readonly Reply[] {
  const without = heuristic.map((block) => heuristic.filter((other) => other !== block))
  const free = question.able.filter((one) => !heuristic.some((block) => block.id === one.id))
  const more = free.flatMap((one) =>
    one.attackers.map((attacker) => [...heuristic, { id: one.id, attackers: [attacker] }]),
  )
  return [[], ...without, ...more]
}

/** How many plans a course of the own turn is carried on with. */
const CARRIED = 4

/** What can be done after a reply of the own turn: the best that could have been done instead of it. */
function acts(state: State, seat: Seat): readonly Action[] {
  const worth = plansOf(state, seat).filter(({ value, timely }) => timely && value > 0)
  return worth.slice(0, CARRIED).map(({ action }) => action)
}

function isAct(reply: Reply): boolean {
  return typeof reply === 'object' && 'do' in reply && reply.do !== 'pass' && reply.do !== 'playLand'
}

/**
 * Courses that differ by one step: declarations by a single creature, a drafted turn by an act more or by none; none
 * for other questions.
 */
export function neighbours(position: Position, course: Course): readonly Course[] {
  const { question } = position
  const { reply } = course
  if (question?.kind === 'attackers')
    return attacks(stateOf(position), question, reply as ReplyTo<'attackers'>).map(plain)
  if (question?.kind === 'blockers') return blocks(question, reply as ReplyTo<'blockers'>).map(plain)
  const drafted = question !== null && isDrafted(position) && isAct(reply) && !course.rests
  return drafted ? carriedOn(course, acts(stateOf(position), question.seat)) : []
}

/** Alternatives to the heuristic reply, for the kinds of question that are worth a search. */
function others(position: Position, heuristic: Reply, level: Level): readonly Reply[] {
  const { question } = position
  if (question === null) return []
  const state = stateOf(position)
  switch (question.kind) {
    case 'priority':
      return actions(state, question, level)
    case 'attackers':
      return attacks(state, question, heuristic as ReplyTo<'attackers'>)
    case 'blockers':
      return blocks(question, heuristic as ReplyTo<'blockers'>)
    case 'targets':
      return question.max === 1 ? repliesTo(state, question) : []
    case 'confirm':
      return [true, false]
    case 'modes':
      return repliesTo(state, question)
    case 'choose':
      if (question.reason === 'redirect') return [[], ...question.from.map((id) => [id])]
      return question.max === 1 &&
        ['effect', 'exile', 'return', 'search', 'dig', 'copy', 'sacrifice', 'takeFromHand'].includes(question.reason)
        ? question.from.map((id) => [id])
        : []
    default:
      return []
  }
}

/** The courses to look at, the heuristic reply first; each leaves what follows to the heuristics. */
export function candidates(position: Position, heuristic: Reply, level: Level): readonly Course[] {
  const list: Reply[] = [heuristic]
  for (const reply of others(position, heuristic, level)) {
    if (list.length >= MOST[level]) break
    if (!list.some((known) => sameData(known, reply))) list.push(reply)
  }
  return list.map(plain)
}
