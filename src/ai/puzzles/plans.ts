/** The first moves of a puzzle that are worth telling apart, and which of them reach its goal. */
import {
  characteristics,
  deciderOf,
  find,
  get,
  type Kind,
  type Position,
  type Question,
  type Reply,
  type Seat,
  type State,
  sameData,
  stateOf,
} from '../../engine/index.ts'
import { STEPS, type Step } from '../../language/index.ts'
import { positionAfter } from '../positionAfter.ts'
import { type Budget, branches, type Goal, type Options, only, prove } from '../proof/index.ts'

/** A spell or ability announced at once, or a declaration with nothing before it. */
export interface Plan {
  /** The same for plans that only differ in what is alike: two lands to pay with, two cards of one name. */
  readonly key: string
  readonly replies: readonly Reply[]
  /** Where its replies lead at once, and what may be tried from there. */
  readonly from: Position
  readonly options: Options
}

const PASS: Reply = { do: 'pass' }

/** Fields of replies that hold numbers of objects. */
const HOLDS_OBJECTS: readonly string[] = ['object', 'id', 'attackers']

function named(state: State, value: unknown, field: string): unknown {
  if (Array.isArray(value)) return value.map((one) => named(state, one, field))
  if (typeof value === 'number' && HOLDS_OBJECTS.includes(field) && find(state, value) !== null)
    return `${characteristics(state, value).name} ${get(state, value).controller} ${get(state, value).tapped}`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(state, one, key)]))
}

/** Replies to these name objects without saying so. */
const PLAIN_OBJECTS: readonly Kind[] = ['choose', 'order']

function keyOf(position: Position, reply: Reply): string {
  const kind = position.question?.kind
  if (kind === 'pay') return ''
  const text = named(stateOf(position), reply, kind !== undefined && PLAIN_OBJECTS.includes(kind) ? 'id' : '')
  return JSON.stringify(Array.isArray(text) ? text.map((one) => JSON.stringify(one)).sort() : text)
}

const isPriority = ({ question }: Position): boolean => question?.kind === 'priority'

const decides = ({ question }: Position, side: Seat): boolean => question !== null && deciderOf(question) === side

/** The first position in which the side is asked, if the others do nothing before. */
export function firstAsked(first: Position, side: Seat): Position | null {
  let position: Position | null = first
  while (position !== null && !decides(position, side) && isPriority(position)) position = positionAfter(position, PASS)
  return position !== null && decides(position, side) ? position : null
}

/** No announcement takes more replies than this. */
const LONGEST = 12

/** Everything that can be announced now, with all that is asked until it is on the stack. */
function acts(position: Position, side: Seat): readonly Plan[] {
  const found: Plan[] = []
  const announce = (at: Position, replies: readonly Reply[], key: string): void => {
    if (replies.length > 0 && (isPriority(at) || !decides(at, side) || replies.length > LONGEST)) {
      found.push({ key, replies, from: at, options: branches })
      return
    }
    for (const reply of branches(at).replies) {
      if (sameData(reply, PASS)) continue
      const next = positionAfter(at, reply)
      if (next !== null) announce(next, [...replies, reply], `${key} ${keyOf(at, reply)}`)
    }
  }
  if (isPriority(position)) announce(position, [], '')
  return found
}

const DECLARING: readonly Kind[] = ['attackers', 'blockers']

/** The declaration the side comes to if nobody does anything before it. */
function declaring(position: Position, side: Seat): Position | null {
  const { number } = position.checkpoint.turn
  let at: Position | null = position
  while (at !== null && at.question !== null && at.checkpoint.turn.number === number) {
    if (DECLARING.includes(at.question.kind)) return decides(at, side) ? at : null
    at = isPriority(at) ? positionAfter(at, PASS) : null
  }
  return null
}

const isBefore = ({ checkpoint }: Position, step: Step): boolean =>
  STEPS.indexOf(checkpoint.turn.step) < STEPS.indexOf(step)

/** All declarations, each with nothing done before it as long as the others leave the stack empty. */
function declarations(position: Position, side: Seat): readonly Plan[] {
  const asked = declaring(position, side)
  if (asked === null) return []
  const { kind } = asked.question as Question
  const { number } = asked.checkpoint.turn
  const step: Step = kind === 'attackers' ? 'declareAttackers' : 'declareBlockers'
  return branches(asked).replies.flatMap((reply) => {
    if (positionAfter(asked, reply) === null) return []
    const options: Options = (at) => {
      if (!decides(at, side) || at.checkpoint.turn.number !== number) return branches(at)
      if (at.question?.kind === kind) return only(reply)
      return isPriority(at) && at.checkpoint.stack.length === 0 && isBefore(at, step) ? only(PASS) : branches(at)
    }
    return [{ key: keyOf(asked, reply), replies: [reply], from: position, options }]
  })
}

/** The plans of the side that is asked. */
export function plansOf(position: Position, side: Seat): readonly Plan[] {
  return [...declarations(position, side), ...acts(position, side)]
}

/** Whether the plan reaches so much whatever the others do; `null`: the budget was spent first. */
export function reaches(plan: Plan, goal: Goal, want: number, budget: Budget): boolean | null {
  const value = prove(plan.from, goal, budget, { low: want - 1, high: want, options: plan.options })
  return value === null ? null : value >= want
}
