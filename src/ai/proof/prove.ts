/**
 * Exhaustive play: what a side can reach whatever its opponents do. Every position comes from `answer`, so a proof
 * knows no rule of its own; it ends where its goal is judged, or its budget is spent.
 */
import type { Listing, Position, Reply } from '../../engine/index.ts'
import { branches } from './branches.ts'
import { surelyAfter } from './chance.ts'
import { isCrowd } from './declarations.ts'
import type { Goal } from './goals.ts'

export interface Budget {
  /** How many more replies may be tried: one that is refused takes as long as another. */
  replies: number
  readonly late: () => boolean
}

/** Which replies are tried, the likeliest first, and whether others could do what none of them does. */
export type Options = (position: Position) => Listing<Reply>

/** Looking at positions any deeper than this would mean that something repeats for ever. */
const DEEPEST = 160

/** The clock is looked at after so many tries. */
const EACH = 2

class Spent extends Error {}

interface Proof {
  readonly goal: Goal
  readonly budget: Budget
  readonly options: Options
}

function spend(budget: Budget): void {
  if (budget.replies <= 0 || (budget.replies % EACH === 0 && budget.late())) throw new Spent()
  budget.replies--
}

/**
 * Alpha-beta: the value, exact if it lies between the bounds. `null`: it isn't known. Of more replies than can be tried
 * the side itself may find one that is good enough; what the others might do, or chance, can only be feared.
 */
function reached(proof: Proof, position: Position, low: number, high: number, depth: number): number | null {
  const judged = proof.goal.judge(position)
  if (judged !== null) return judged
  const { question } = position
  if (question === null || depth > DEEPEST) throw new Spent()
  const own = (question.decider ?? question.seat) === proof.goal.side
  // Some of a crowd's declarations might decide it, but to try them costs more than it gives.
  if (!own && isCrowd(position)) return null
  const { replies, isAll } = proof.options(position)
  let best = own ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  let [from, to] = [low, high]
  let isKnown = isAll
  for (const reply of replies) {
    spend(proof.budget)
    const next = surelyAfter(position, reply)
    if (next === null) continue
    const value = next === 'chance' ? null : reached(proof, next, from, to, depth + 1)
    if (value === null) {
      isKnown = false
      continue
    }
    best = own ? Math.max(best, value) : Math.min(best, value)
    if (own) from = Math.max(from, best)
    else to = Math.min(to, best)
    if (from >= to) return best
  }
  return isKnown ? best : null
}

/**
 * What the position is worth to the goal's side with the best play of everybody, exactly if it lies between `low` and
 * `high`; `null`: the budget was spent first, or that can't be known: there is more to do than can be tried, or chance
 * decides.
 */
export function prove(
  position: Position,
  goal: Goal,
  budget: Budget,
  { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, options = branches as Options } = {},
): number | null {
  try {
    return reached({ goal, budget, options }, position, low, high, 0)
  } catch (error) {
    if (error instanceof Spent) return null
    throw error
  }
}
