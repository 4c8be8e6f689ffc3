/** The best defence, the replies that lead to the goal, and what refutes those that don't. */
import { deciderOf, type Position, type Reply, type Seat } from '../../engine/index.ts'
import { positionAfter } from '../positionAfter.ts'
import { branches, type Goal, prove } from '../proof/index.ts'

/** So many replies are tried in a proof, at most, for each that is judged. */
const REPLIES = 40_000

/** A goal with what it must be worth. */
export interface Aim {
  readonly goal: Goal
  readonly want: number
}

interface Tried {
  /** `null`: the budget was spent first. */
  readonly reached: boolean | null
  readonly looked: number
}

function tried(position: Position, { goal, want }: Aim): Tried {
  const budget = { replies: REPLIES, late: () => false }
  const value = prove(position, goal, budget, { low: want - 1, high: want })
  return { reached: value === null ? null : value >= want, looked: REPLIES - budget.replies }
}

/** Whether the goal can be reached from here against any defence; `null`: that takes too long to prove. */
export function isReached(position: Position, aim: Aim): boolean | null {
  return tried(position, aim).reached
}

/** The best defence: a reply after which the goal can't be reached any more; else the one hardest to answer. */
export function defence(position: Position, aim: Aim): Reply {
  let hardest: { readonly reply: Reply; readonly looked: number } | null = null
  for (const reply of branches(position).replies) {
    const next = positionAfter(position, reply)
    if (next === null) continue
    const { reached, looked } = tried(next, aim)
    if (reached === false) return reply
    if (hardest === null || looked > hardest.looked) hardest = { reply, looked }
  }
  if (hardest === null) throw new Error('the defence has no legal reply')
  return hardest.reply
}

/** A reply of the goal's side after which it is still reached; `null`: there is none, or none that can be proved. */
function rightReply(position: Position, aim: Aim): Reply | null {
  // What does least first: nothing is recommended that isn't needed.
  for (const reply of branches(position).replies.toReversed()) {
    const next = positionAfter(position, reply)
    if (next !== null && tried(next, aim).reached === true) return reply
  }
  return null
}

/** No line is longer. */
const LONGEST = 120

/** The reply that the machine gives for either side: for the goal's own, one that makes the other answer longest. */
function best(position: Position, aim: Aim, side: Seat): Reply {
  const { question } = position
  if (question !== null && deciderOf(question) === side) return rightReply(position, aim) ?? hopeless(position)
  return defence(position, aim)
}

/** Where nothing helps: what does least. */
function hopeless(position: Position): Reply {
  const legal = branches(position).replies.filter((reply) => positionAfter(position, reply) !== null)
  const reply = legal.at(-1)
  if (reply === undefined) throw new Error('no legal reply')
  return reply
}

/** How it goes on with the best play of both, until the goal is judged. */
export function bestLine(from: Position, aim: Aim): readonly Reply[] {
  const line: Reply[] = []
  let position = from
  while (position.question !== null && line.length < LONGEST && aim.goal.judge(position) === null) {
    const reply = best(position, aim, aim.goal.side)
    const next = positionAfter(position, reply)
    if (next === null) break
    line.push(reply)
    position = next
  }
  return line
}

/** A right reply with what it goes on with: a spell with its targets, up to where somebody else decides. */
export function rightMove(position: Position, aim: Aim): readonly Reply[] | null {
  const move: Reply[] = []
  let at = position
  do {
    const reply = rightReply(at, aim)
    const next = reply === null ? null : positionAfter(at, reply)
    if (reply === null || next === null) return move.length > 0 ? move : null
    move.push(reply)
    at = next
  } while (move.length < LONGEST && goesOn(at, aim))
  return move
}

function goesOn({ question }: Position, { goal }: Aim): boolean {
  return question !== null && question.kind !== 'priority' && deciderOf(question) === goal.side
}
