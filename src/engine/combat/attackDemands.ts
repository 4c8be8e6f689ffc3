/** The attack as a whole: what ties attackers together, and what must attack (500.2). */
import { amount, contextOf, playersOf, restrictionsOn, table } from '../continuous/index.ts'
import { attackDemandsOn, companyFor, mayHaveToFollow, whyRestrictedFromAttacking } from '../restrictions/index.ts'
import { editionOf, type ObjectId, type Ref, type Seat, type State, sameRef } from '../state/index.ts'
import { attackCosts } from './attackCosts.ts'
import type { Chooser, Problem } from './demands.ts'
import { defendersOf } from './fighters.ts'
import { ableAttackers } from './whyCantAttack.ts'

/** Attackers with one `band` number form a band (308.2b). */
export type AttackDeclaration = readonly { readonly id: ObjectId; readonly defender: Ref; readonly band?: number }[]

/** How many others have fought in earlier combats of this turn. */
function othersBefore({ facts }: State, what: 'attack' | 'block', declared: readonly ObjectId[]): number {
  const fought = what === 'attack' ? facts.attacked : facts.blocked
  return new Set(fought.filter((id) => !declared.includes(id))).size
}

/**
 * The lowest limit on how many creatures may be declared, in all or against this player ("no more than two"). What is
 * limited "each turn" counts those of earlier combats, and each creature once.
 */
export function limitOf(
  state: State,
  what: 'attack' | 'block',
  on: Ref | null,
  declared: readonly ObjectId[] = [],
): number {
  let most = Number.POSITIVE_INFINITY
  for (const { rule, source, controller } of table(state).statics) {
    if (rule.kind !== 'mostFighters' || rule.what !== what) continue
    const context = contextOf(source, controller)
    const { whom } = rule
    const applies =
      whom === null ? on === null : on !== null && 'player' in on && playersOf(state, whom, context).includes(on.player)
    const before = rule.each === 'turn' ? othersBefore(state, what, declared) : 0
    if (applies) most = Math.min(most, Math.max(0, amount(state, rule.n, context) - before))
  }
  return most
}

/** Whether nothing ties attackers together or requires them: the usual case. */
export function isAttackFree(state: State, able: readonly ObjectId[]): boolean {
  return (
    able.every((id) => restrictionsOn(state, id).length === 0) &&
    !table(state).statics.some(({ rule }) => rule.kind === 'mostFighters')
  )
}

function chooserOf(
  state: State,
  seat: Seat,
  id: ObjectId,
  defenders: readonly Ref[],
  proposed: Ref | undefined,
): Chooser {
  const demands = attackDemandsOn(state, id, defenders)
  // 2004:500.5: without a requirement it counts only as proposed.
  const counts = demands.length > 0 || editionOf(state).combat.companyRequired || mayHaveToFollow(state, id)
  const options = [...defenders.keys()].filter((index) => {
    const defender = defenders[index] as Ref
    if (proposed !== undefined && sameRef(proposed, defender)) return true
    if (whyRestrictedFromAttacking(state, id, defender) !== null) return false
    // 500.2: nobody has to pay a cost.
    return counts && attackCosts(state, seat, id, defender).length === 0
  })
  return { id, options, capacity: 1, demands, company: companyFor(state, id, 'attack') }
}

/** The attack as a problem for `bestPlan`: the goals are `defendersOf`, in order. */
export function attackProblem(
  state: State,
  seat: Seat,
  declaration: AttackDeclaration,
  able: readonly ObjectId[] = ableAttackers(state, seat),
): Problem {
  const defenders = defendersOf(state, seat)
  const goals = defenders.map((defender) => ({ least: 0, most: limitOf(state, 'attack', defender), wanted: 0 }))
  const choosers = able.map((id) =>
    chooserOf(state, seat, id, defenders, declaration.find((one) => one.id === id)?.defender),
  )
  const declared = declaration.map(({ id }) => id)
  return { choosers, goals, most: limitOf(state, 'attack', null, declared) }
}
