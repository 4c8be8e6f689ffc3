/** The replies that players give, kept so that loops of optional actions can be detected (421.2). */
import type { Kind, Replied, Reply } from '../questions/index.ts'
import { inTurnOrder, type ObjectId, type Seat, type State } from '../state/index.ts'

/** One reply, as given. */
export interface GivenReply {
  readonly kind: Kind
  readonly seat: Seat
  readonly source: ObjectId | null
  readonly reply: Reply
}

/** The replies of players who play on, without what they name. */
export function givenReplies(replies: readonly Replied[]): readonly GivenReply[] {
  return replies.flatMap(({ kind, seat, source, reply }) =>
    typeof reply === 'object' && 'concede' in reply ? [] : [{ kind, seat, source, reply }],
  )
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
