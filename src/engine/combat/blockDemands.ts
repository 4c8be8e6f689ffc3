/** The blocks as a whole: what ties blockers together, what must block, and what must be blocked (500.3). */
import { restrictionsOn, table } from '../continuous/index.ts'
import { blockDemandsOn, blockerDemandsOn, blockerLimits, companyFor, drawingOf } from '../restrictions/index.ts'
import { type Attacker, actingWith, editionOf, get, type ObjectId, type Seat, type State } from '../state/index.ts'
import { limitOf } from './attackDemands.ts'
import { blockCosts } from './blockCosts.ts'
import type { Chooser, Goal, Problem } from './demands.ts'
import { type AbleBlocker, ableBlockers, blockCapacity } from './whyCantBlock.ts'

export type BlockDeclaration = readonly Pick<AbleBlocker, 'id' | 'attackers'>[]

/** Whether nothing ties blockers together or requires blocks: the usual case. */
export function areBlocksFree(state: State, seat: Seat): boolean {
  const team = actingWith(state, seat)
  const fights = (id: ObjectId): boolean =>
    team.includes(get(state, id).controller) || state.combat?.attackers.some((one) => one.id === id) === true
  return (
    state.battlefield.every((id) => restrictionsOn(state, id).length === 0 || !fights(id)) &&
    !table(state).statics.some(({ rule }) => rule.kind === 'mostFighters')
  )
}

function goalOf(state: State, id: ObjectId): Goal {
  return { ...blockerLimits(state, id), wanted: blockerDemandsOn(state, id) }
}

/** The requirements on a blocker: its own, and those of attackers that all creatures able to must block. */
function demandsOn(
  state: State,
  id: ObjectId,
  attackers: readonly Attacker[],
  open: readonly ObjectId[],
): Chooser['demands'] {
  const own = blockDemandsOn(
    state,
    id,
    attackers.map((one) => one.id),
  )
  const drawn = attackers.flatMap((attacker, goal) =>
    open.includes(attacker.id) ? Array.from({ length: drawingOf(state, attacker.id, id) }, () => [goal]) : [],
  )
  return [...own, ...drawn]
}

function chooserOf(
  state: State,
  seat: Seat,
  { id, attackers: open }: AbleBlocker,
  proposed: readonly ObjectId[],
  goals: readonly Goal[],
): Chooser {
  const attackers = state.combat?.attackers ?? []
  const demands = demandsOn(state, id, attackers, open)
  const everything = editionOf(state).combat.companyRequired || demands.includes(null)
  const options = [...attackers.keys()].filter((goal) => {
    const attacker = (attackers[goal] as Attacker).id
    if (proposed.includes(attacker)) return true
    // 500.3: nobody has to pay a cost.
    if (!open.includes(attacker) || blockCosts(state, seat, id, [attacker]).length > 0) return false
    // 2004:500.5: an option that obeys no requirement counts only as proposed.
    return everything || (goals[goal]?.wanted ?? 0) > 0 || demands.some((demand) => demand?.includes(goal))
  })
  return { id, options, capacity: blockCapacity(state, id), demands, company: companyFor(state, id, 'block') }
}

/** The blocks as a problem for `bestPlan`: the goals are the attackers, in order. */
export function blockProblem(
  state: State,
  seat: Seat,
  declaration: BlockDeclaration,
  able: readonly AbleBlocker[] = ableBlockers(state, seat),
): Problem {
  const goals = (state.combat?.attackers ?? []).map((one) => goalOf(state, one.id))
  const choosers = able.map((blocker) => {
    const proposed = declaration.find((block) => block.id === blocker.id)?.attackers ?? []
    return chooserOf(state, seat, blocker, proposed, goals)
  })
  const declared = declaration.map(({ id }) => id)
  return { choosers, goals, most: limitOf(state, 'block', null, declared) }
}
