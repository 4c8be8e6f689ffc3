/** The smallest declaration a player may make when something must attack or block (500.2-500.4). */
import type { Seat, State } from '../state/index.ts'
import { withAllBeside } from './alsoAttack.ts'
import { type AttackDeclaration, attackProblem, isAttackFree } from './attackDemands.ts'
import { bestPlan } from './bestPlan.ts'
import { areBlocksFree, type BlockDeclaration, blockProblem } from './blockDemands.ts'
import { defendersOf } from './fighters.ts'
import { ableAttackers } from './whyCantAttack.ts'
import { ableBlockers } from './whyCantBlock.ts'

/** The attackers that must attack, each where it costs nothing, plus only the attackers those need. */
export function requiredAttacks(state: State, seat: Seat): AttackDeclaration {
  const able = ableAttackers(state, seat)
  if (isAttackFree(state, able)) return []
  const defenders = defendersOf(state, seat)
  const problem = attackProblem(state, seat, [], able)
  const plan = withAllBeside(state, problem, bestPlan(problem))
  return able.flatMap((id, index) => {
    const defender = defenders[plan[index]?.[0] ?? -1]
    return defender === undefined ? [] : [{ id, defender }]
  })
}

/** Blocks that obey as many requirements as possible, and nothing else. */
export function requiredBlocks(state: State, seat: Seat): BlockDeclaration {
  if (areBlocksFree(state, seat)) return []
  const able = ableBlockers(state, seat)
  const attackers = (state.combat?.attackers ?? []).map((one) => one.id)
  const plan = bestPlan(blockProblem(state, seat, [], able))
  return able.flatMap(({ id }, index) => {
    const blocked = (plan[index] ?? []).flatMap((goal) => attackers[goal] ?? [])
    return blocked.length === 0 ? [] : [{ id, attackers: blocked }]
  })
}
