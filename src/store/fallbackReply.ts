import { legalReplies, type Position, type Reply } from '../engine/index.ts'

/** A legal reply that does as little as possible: played when no player's thought came back. */
export function fallbackReply(position: Position): Reply | null {
  const replies = legalReplies(position)
  const passes = replies.find(
    (reply) => typeof reply === 'object' && !Array.isArray(reply) && 'do' in reply && reply.do === 'pass',
  )
  if (passes !== undefined) return passes
  const { question } = position
  if (question?.kind === 'pay' && question.proposal !== null) return { pay: 'plan', plan: question.proposal }
  return replies[0] ?? null
}
