/** The replies that players give, kept so that loops of optional actions can be detected (421.2). */
import type { Replied } from '../questions/index.ts'
import { inTurnOrder, type KeptReply, type Seat, type State, sameData } from '../state/index.ts'

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

/** The replies that a state has kept. */
export const fromKept = (kept: readonly KeptReply[]): readonly GivenReply[] => kept as readonly GivenReply[]

/** Whether both players replied the same. Most replies differ in what they name: that is looked at first. */
export function isSameReply(a: KeptReply, b: KeptReply): boolean {
  return (
    a.kind === b.kind &&
    a.seat === b.seat &&
    a.source === b.source &&
    a.names.length === b.names.length &&
    a.names.every((id, place) => id === b.names[place]) &&
    sameData(a.reply, b.reply)
  )
}
