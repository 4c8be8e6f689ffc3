/** The game goes on although a player has conceded in the middle of something (102.7). */
import { giveUp } from './events/index.ts'
import { attendedBy, type Concession, type Process, type Question, type Reply } from './questions/index.ts'
import { repliesTo } from './replies/index.ts'
import { type Draft, playerAt, type Seat, type State } from './state/index.ts'

/** The concession that a reply is, or `null`. */
export function concessionIn(reply: unknown): Concession | null {
  if (typeof reply !== 'object' || reply === null || !('concede' in reply)) return null
  if (typeof reply.concede !== 'number') return null
  return 'whole' in reply && reply.whole === true ? { concede: reply.concede, whole: true } : { concede: reply.concede }
}

/**
 * What is answered for a player who is out of the game: as little as possible. They attack and block with nothing and
 * pay for nothing; a choice that must be made is made for them, so that what is in progress can be finished.
 */
function leastReply(state: State, question: Question): Reply {
  switch (question.kind) {
    case 'priority':
      return { do: 'pass' }
    case 'pay':
      return { pay: 'cancel' }
    case 'attackers':
    case 'blockers':
      return []
    case 'confirm':
      return false
    default: {
      const [first] = repliesTo(state, question)
      if (first === undefined) throw new Error(`nothing can be replied to ${question.kind}`)
      return first
    }
  }
}

/**
 * Runs a process while players may concede: whoever has lost isn't asked any longer, and leaves as soon as the process
 * is over. Anyone else who is being asked at that moment is asked the same again.
 */
export function allowingConcession(g: Draft, process: Process): Process {
  const isOut = (seat: Seat): boolean => playerAt(g.state, seat).lost !== null
  return attendedBy(
    process,
    (question) => (isOut(question.seat) ? leastReply(g.state, question) : null),
    (reply) => {
      const given = concessionIn(reply)
      if (given !== null) giveUp(g, given.concede)
      return given !== null
    },
  )
}
