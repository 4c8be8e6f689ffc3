/** A reply with what must be known about it later, when its question is gone. */
import { find, type ObjectId, type Seat, type State } from '../state/index.ts'
import type { Awaited, Kind, Question, QuestionOf, Reply, ReplyTo } from './asked.ts'
import type { SubgameEnd } from './subgame.ts'

export interface Replied {
  /** Who decided. */
  readonly seat: Seat
  readonly reply: Reply
  readonly kind: Kind | 'concede'
  /** What asked: for an ability on the stack, which is a new object each time, the object it comes from. */
  readonly source: ObjectId | null
  /** The objects it names: a seat that may not know one of them may not know the reply either (`seen/`). */
  readonly names: readonly ObjectId[]
}

/** What a process has received since a checkpoint, as its position keeps it. */
export type Received = Replied | SubgameEnd

type Naming<K extends Kind> = (reply: ReplyTo<K>, question: QuestionOf<K>) => readonly ObjectId[]

const nothing = (): readonly ObjectId[] => []

/** What the replies to each kind of question name: a kind without an entry is a type error. */
const NAMES: { readonly [K in Kind]: Naming<K> } = {
  priority: (action) => ('object' in action ? [action.object] : []),
  targets: (refs) => refs.flatMap((ref) => ('object' in ref ? [ref.object] : [])),
  pay: (reply) => (reply.pay === 'plan' ? reply.plan.taps.map((tap) => tap.object) : objectOf(reply)),
  choose: (ids) => ids,
  // Which cards could be spliced depends on the hand.
  options: (_, { options }) => options.flatMap(({ card }) => card ?? []),
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
  repeat: nothing,
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

function sourceOf(state: State, question: Question): ObjectId | null {
  const asking = 'source' in question && question.source !== null ? find(state, question.source) : null
  return asking === null ? null : (asking.ability?.source ?? asking.id)
}

/** A concession, which answers nothing that was asked, also not a process that waits for a subgame. */
function concession(seat: Seat): Replied {
  return { seat, reply: { concede: seat }, kind: 'concede', source: null, names: [] }
}

/** A reply that has passed its question's check, as a position keeps it; `state` is that of the question. */
export function repliedTo(state: State, question: Awaited, reply: Reply): Replied {
  if (typeof reply === 'object' && 'concede' in reply) return concession(reply.concede)
  if (question.kind === 'subgame') throw new Error('nobody replies for a subgame')
  const { kind } = question
  const naming = NAMES[kind] as (reply: Reply, question: Question) => readonly ObjectId[]
  return { seat: question.seat, reply, kind, source: sourceOf(state, question), names: naming(reply, question) }
}
