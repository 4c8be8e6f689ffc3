/** The replies that players give, kept so that loops of optional actions can be detected (421.2). */
import { type Kind, type Process, type Reply, recorded } from '../questions/index.ts'
import { type Draft, find, inTurnOrder, type ObjectId, type Seat, type State } from '../state/index.ts'

/** One reply, as given. */
export interface GivenReply {
  readonly kind: Kind
  readonly seat: Seat
  readonly source: ObjectId | null
  readonly reply: Reply
}

/** Runs a process and returns the replies to its questions. */
export function* recordReplies(g: Draft, process: Process): Process<readonly GivenReply[]> {
  const given: GivenReply[] = []
  yield* recorded(process, (question) => {
    const asking = 'source' in question && question.source !== null ? find(g.state, question.source) : null
    // An ability on the stack is a new object each time; the permanent it comes from isn't.
    const source = asking === null ? null : (asking.ability?.source ?? asking.id)
    return (reply) => void given.push({ kind: question.kind, seat: question.seat, source, reply })
  })
  return given
}

/** An action, or accepting an optional one: not passing, and not a choice within something. */
export function isOptional({ kind, reply }: GivenReply): boolean {
  if (kind === 'confirm') return reply === true
  return kind === 'priority' && typeof reply === 'object' && 'do' in reply && reply.do !== 'pass'
}

/** The players who act in a round, in turn order. */
export function playersIn(state: State, round: readonly GivenReply[]): readonly Seat[] {
  return inTurnOrder(state).filter((seat) => round.some((one) => one.seat === seat && isOptional(one)))
}

/** The replies as kept in the state: as text, compared as a whole. */
export const asText = (one: GivenReply): string => JSON.stringify(one)

/** The replies from kept texts. */
export const fromTexts = (texts: readonly string[]): readonly GivenReply[] =>
  texts.map((one) => JSON.parse(one) as GivenReply)
