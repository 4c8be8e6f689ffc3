/** The replies that players give, kept so that loops of optional actions can be detected (421.2). */
import type { Replied } from '../questions/index.ts'
import { inTurnOrder, type Seat, type State } from '../state/index.ts'

/** One reply, as given. */
export type GivenReply = Replied

/** The replies of players who play on. */
export function givenReplies(replies: readonly Replied[]): readonly GivenReply[] {
  return replies.filter(({ reply }) => typeof reply !== 'object' || !('concede' in reply))
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
