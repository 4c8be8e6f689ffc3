/**
 * What a person has agreed to once for all alike: an ability resolves without asking, or a plain "you may" is always
 * answered the same way. By the ability's key, for this game; each answer given so is a reply like any other, so a game
 * is replayed exactly. Nothing that is aimed at the person is agreed to.
 */
import {
  find,
  type GameObject,
  type ObjectId,
  type Question,
  type Reply,
  type Seat,
  type State,
} from '../engine/index.ts'
import { isAimedAt } from './autoPass.ts'

export type AgreedAnswer = 'resolve' | 'yes' | 'no'

export interface Agreement {
  readonly seat: Seat
  /** The key of the ability (`Address.key`), and the card and line of text it was read from, to tell what it is. */
  readonly ability: string
  readonly card: string
  readonly line: number
  readonly answer: AgreedAnswer
}

/** The ability on the stack that asks, or whose resolution would come next. */
function abilityAsking(state: State, source: ObjectId | undefined): GameObject | null {
  if (source === undefined) return null
  const itself = find(state, source)
  if (itself?.ability) return itself
  const top = state.stack.at(-1)
  const object = top === undefined ? null : find(state, top)
  return object?.ability?.source === source ? object : null
}

/** What could be agreed to at this question, and how; `null`: nothing, so the person has to be asked each time. */
export function agreeable(
  state: State,
  question: Question,
): { readonly agreement: Omit<Agreement, 'answer'>; readonly answers: readonly AgreedAnswer[] } | null {
  const { seat } = question
  if (question.kind === 'priority') {
    const object = abilityAsking(state, state.stack.at(-1))
    if (object === null || state.stack.some((id) => isAimedAt(state, seat, id))) return null
    return offer(object, seat, ['resolve'])
  }
  if (question.kind !== 'confirm' || question.reason !== 'may' || question.cost !== null) return null
  const object = abilityAsking(state, question.source)
  return object === null ? null : offer(object, seat, ['yes', 'no'])
}

function offer({ ability }: GameObject, seat: Seat, answers: readonly AgreedAnswer[]): ReturnType<typeof agreeable> {
  const at = ability?.at
  if (!at || at.card === null) return null
  return { agreement: { seat, ability: at.key, card: at.card, line: at.line }, answers }
}

/** The reply that was agreed to; `null`: the person is asked. */
export function agreedReply(state: State, question: Question, agreements: readonly Agreement[]): Reply | null {
  if (agreements.length === 0) return null
  const here = agreeable(state, question)
  const found = agreements.find(
    ({ seat, ability, answer }) =>
      seat === question.seat && ability === here?.agreement.ability && here.answers.includes(answer),
  )
  if (found === undefined) return null
  return found.answer === 'resolve' ? { do: 'pass' } : found.answer === 'yes'
}
