/**
 * Costs that go by what a spell targets (409.1c, 409.1f). Targets are chosen before the total is known, but whether it
 * can be paid is asked before that: it is as cheap as some legal target makes it, and then only what leaves it payable
 * is chosen.
 */
import type { Body } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { amount } from '../continuous/index.ts'
import { few, subsets } from '../questions/index.ts'
import { type Context, Draft, get, type ObjectId, type Ref, type Refusal, type State } from '../state/index.ts'
import { NO_CHOICES } from './announce.ts'
import type { TotalCost } from './cost.ts'
import type { CostQuote } from './costQuote.ts'
import { manaIn } from './costSums.ts'
import { legalTargets, targetsIn } from './targets.ts'

/** Whether anything in this game makes costs go by targets. */
export const costsGoByTarget = (state: State): boolean => printedFeatures(state.printed).statics.has('costByTarget')

/** The state as if the spell, or the card that is to be one, had those targets. */
export function aimedAt(state: State, id: ObjectId, targets: readonly Ref[]): State {
  const g = new Draft(state)
  g.patch(id, { choices: { ...(get(state, id).choices ?? NO_CHOICES), targets: [[targets]] } })
  return g.snapshot()
}

/** The state as if those modes of the spell had been chosen. */
export function withModes(state: State, id: ObjectId, modes: readonly number[]): State {
  const g = new Draft(state)
  g.patch(id, { choices: { ...(get(state, id).choices ?? NO_CHOICES), modes } })
  return g.snapshot()
}

const setsOf = (refs: readonly Ref[], n: number): readonly (readonly Ref[])[] => few(subsets(refs, n, n)).replies

/** The fewest that it could target of each instance, in any mode; with it, whether it can also have none. */
function aims(state: State, id: ObjectId, body: Body, context: Context): readonly State[] {
  const targets = body.modes.flatMap((effects) => targetsIn(effects, context.options))
  const sets = targets.flatMap((target) =>
    setsOf(legalTargets(state, target, context), Math.max(1, amount(state, target.count.min, context))),
  )
  const needsOne = body.modes.length === 1 && targets.some(({ count }) => count.min !== 0)
  return [...(needsOne ? [] : [state]), ...sets.map((refs) => aimedAt(state, id, refs))]
}

const isCheaper = (one: TotalCost, other: TotalCost): boolean => manaIn(one.mana) < manaIn(other.mana)

/** The cheapest of these totals. */
export const cheapest =
  ([first, ...more]: readonly [CostQuote['total'], ...CostQuote['total'][]]): CostQuote['total'] =>
  (said) => {
    let best: TotalCost | Refusal = first(said)
    for (const totalOf of more) {
      const total = totalOf(said)
      if (!('key' in total) && ('key' in best || isCheaper(total, best))) best = total
    }
    return best
  }

/** The total as the best of those targets makes it. */
export function withBestTarget(
  state: State,
  id: ObjectId,
  body: Body,
  context: Context,
  totalIn: (state: State) => CostQuote['total'],
): CostQuote['total'] {
  const [first = state, ...more] = aims(state, id, body, context)
  return cheapest([totalIn(first), ...more.map(totalIn)])
}
