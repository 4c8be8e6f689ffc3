/** Every reply worth telling apart to a question: what a proof must try. */
import {
  isManaAction,
  type Listing,
  legalActions,
  listReplies,
  type Position,
  type Reply,
  stateOf,
} from '../../engine/index.ts'
import { attacks, blocks, isCrowd } from './declarations.ts'
import { payments } from './payments.ts'

const all = (replies: readonly Reply[]): Listing<Reply> => ({ replies, isAll: true })

/** Of a side that does this and nothing else: what it could do otherwise is no part of the proof. */
export const only = (reply: Reply): Listing<Reply> => all([reply])

/**
 * The replies a proof tries, those that do most first, and whether what none of them does is impossible; an illegal one
 * among them is refused when it is played.
 */
export function branches(position: Position): Listing<Reply> {
  const { question } = position
  if (question === null) return all([])
  const state = stateOf(position)
  switch (question.kind) {
    case 'priority': {
      // Mana is made while something is paid for; alone it changes nothing that matters within a turn.
      const [pass, ...acts] = legalActions(state, question.seat, (action) => !isManaAction(state, action))
      return all(pass === undefined ? [] : [...acts, pass])
    }
    case 'attackers':
      return { replies: attacks(state, question), isAll: !isCrowd(position) }
    case 'blockers':
      return { replies: blocks(state, question), isAll: !isCrowd(position) }
    case 'pay':
      return payments(state, question)
    case 'order':
      // Nothing that is proved hangs on how a graveyard lies.
      return question.what === 'graveyard' ? only(question.items) : listReplies(state, question)
    default:
      return listReplies(state, question)
  }
}
