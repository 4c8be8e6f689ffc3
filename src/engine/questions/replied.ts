/** A reply with what must be known about it later, when its question is gone. */
import type { ObjectId, Seat } from '../state/index.ts'
import type { Kind, Question, QuestionOf, Reply, ReplyTo } from './asked.ts'

export interface Replied {
  /** Who decided. */
  readonly seat: Seat
  readonly reply: Reply
  /** The objects it names: a seat that may not know one of them may not know the reply either (`seen/`). */
  readonly names: readonly ObjectId[]
}

type Naming<K extends Kind> = (reply: ReplyTo<K>, question: QuestionOf<K>) => readonly ObjectId[]

const nothing = (): readonly ObjectId[] => []

/** What the replies to each kind of question name: a kind without an entry is a type error. */
const NAMES: { readonly [K in Kind]: Naming<K> } = {
  priority: (action) => ('object' in action ? [action.object] : []),
  targets: (refs) => refs.flatMap((ref) => ('object' in ref ? [ref.object] : [])),
  pay: (reply) => (reply.pay === 'plan' ? reply.plan.taps.map((tap) => tap.object) : objectOf(reply)),
  choose: (ids) => ids,
  order: (items, { what }) => (what === 'triggers' ? [] : items),
  arrange: ({ top, bottom }) => [...top, ...bottom],
  attackers: (list) => list.map(({ id }) => id),
  blockers: (list) => list.map(({ id }) => id),
  starter: nothing,
  player: nothing,
  mulligan: nothing,
  modes: nothing,
  number: nothing,
  divide: nothing,
  confirm: nothing,
  pile: nothing,
  coin: nothing,
  color: nothing,
  mana: nothing,
  creatureType: nothing,
  cardName: nothing,
  word: nothing,
  assignDamage: nothing,
  replacement: nothing,
}

function objectOf(reply: Exclude<ReplyTo<'pay'>, { pay: 'plan' }>): readonly ObjectId[] {
  return reply.pay === 'activate' ? [reply.object] : []
}

/** A reply that has passed its question's check, as a position keeps it. */
export function repliedTo(question: Question, reply: Reply): Replied {
  if (typeof reply === 'object' && 'concede' in reply) return { seat: reply.concede, reply, names: [] }
  const naming = NAMES[question.kind] as (reply: Reply, question: Question) => readonly ObjectId[]
  return { seat: question.seat, reply, names: naming(reply, question) }
}
