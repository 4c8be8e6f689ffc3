/** The replies that players give, kept so that loops of optional actions can be found by them (421.2). */
import { type Kind, type Process, type Reply, recorded } from '../questions/index.ts'
import { type Draft, find, inTurnOrder, type ObjectId, type Seat, type State } from '../state/index.ts'

/** One reply as it was given. */
export interface GivenReply {
  readonly kind: Kind
  readonly seat: Seat
  readonly source: ObjectId | null
  readonly reply: Reply
}

/** Runs a process and gives the replies to what it asked. */
export function* recordReplies(g: Draft, process: Process): Process<readonly GivenReply[]> {
  const given: GivenReply[] = []
  yield* recorded(process, (question) => {
    const asking = 'source' in question && question.source !== null ? find(g.state, question.source) : null
    // An ability on the stack is another one each time; the permanent it is of is not.
    const source = asking === null ? null : (asking.ability?.source ?? asking.id)
    return (reply) => void given.push({ kind: question.kind, seat: question.seat, source, reply })
  })
  return given
}

/** An action, or a "yes" to one that was offered: not passing, and not a choice within something. */
export function isOptional({ kind, reply }: GivenReply): boolean {
  if (kind === 'confirm') return reply === true
  return kind === 'priority' && typeof reply === 'object' && 'do' in reply && reply.do !== 'pass'
}

/** The players who do something in a round, in turn order. */
export function playersIn(state: State, round: readonly GivenReply[]): readonly Seat[] {
  return inTurnOrder(state).filter((seat) => round.some((one) => one.seat === seat && isOptional(one)))
}

/** The replies as they are kept in the state: as text, which is compared as a whole. */
export const asText = (one: GivenReply): string => JSON.stringify(one)

/** The replies of kept texts. */
export const fromTexts = (texts: readonly string[]): readonly GivenReply[] =>
  texts.map((one) => JSON.parse(one) as GivenReply)
