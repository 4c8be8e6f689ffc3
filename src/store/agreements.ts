/**
 * What a person has agreed to once for all alike: an ability resolves without asking, or a plain "you may" is always
 * answered the same way. By the ability's key, for this game; each answer given so is a reply like any other, so a game
 * is replayed exactly. Nothing that is aimed at the person is agreed to.
 */
import {
  abilitiesOf,
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
  /** Only that object's; absent: of all alike. */
  readonly source?: ObjectId | undefined
}

/** What one could agree to: an ability, of one object or of all alike. */
export interface Agreeable {
  readonly agreement: Omit<Agreement, 'answer' | 'source'>
  readonly answers: readonly AgreedAnswer[]
  /** Whose ability it is, and whether others have it too. */
  readonly source: ObjectId
  readonly oneOfMany: boolean
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
export function agreeable(state: State, question: Question): Agreeable | null {
  const { seat } = question
  if (question.kind === 'priority') {
    const object = abilityAsking(state, state.stack.at(-1))
    if (object === null || state.stack.some((id) => isAimedAt(state, seat, id))) return null
    return offer(state, object, seat, ['resolve'])
  }
  if (question.kind !== 'confirm' || question.reason !== 'may' || question.cost !== null) return null
  const object = abilityAsking(state, question.source)
  return object === null ? null : offer(state, object, seat, ['yes', 'no'])
}

function offer(state: State, { ability }: GameObject, seat: Seat, answers: readonly AgreedAnswer[]): Agreeable | null {
  const at = ability?.at
  if (!ability || !at || at.card === null) return null
  const alike = state.battlefield.filter((id) => abilitiesOf(state, id).some((one) => one.at.key === at.key))
  const oneOfMany = alike.some((id) => id !== ability.source)
  return {
    agreement: { seat, ability: at.key, card: at.card, line: at.line },
    answers,
    source: ability.source,
    oneOfMany,
  }
}

const isSame = ({ agreement }: Agreeable, seat: Seat, ability: string): boolean =>
  agreement.seat === seat && agreement.ability === ability

/** The agreements with one more, in place of what was agreed about the same. */
export function withAgreement(
  agreements: readonly Agreement[],
  here: Agreeable,
  answer: AgreedAnswer,
  source: ObjectId | undefined,
): readonly Agreement[] {
  const others = agreements.filter((one) => !isSame(here, one.seat, one.ability) || one.source !== source)
  return [...others, { ...here.agreement, answer, ...(source === undefined ? {} : { source }) }]
}

/** The reply that was agreed to; `null`: the person is asked. */
export function agreedReply(state: State, question: Question, agreements: readonly Agreement[]): Reply | null {
  if (agreements.length === 0) return null
  const here = agreeable(state, question)
  if (here === null) return null
  // What was agreed for one object goes before what was agreed for all.
  const found = agreements
    .filter(({ seat, ability, answer }) => isSame(here, seat, ability) && here.answers.includes(answer))
    .filter(({ source }) => source === undefined || source === here.source)
    .sort((a, b) => Number(a.source === undefined) - Number(b.source === undefined))[0]
  if (found === undefined) return null
  return found.answer === 'resolve' ? { do: 'pass' } : found.answer === 'yes'
}
