/** Whether a whole declaration of attackers is legal (308.2a, 500.2, 500.4). */
import { type ObjectId, type Refusal, refuse, type Seat, type State, sameRef } from '../state/index.ts'
import { missingBeside } from './alsoAttack.ts'
import { costsOfAttack } from './attackCosts.ts'
import { type AttackDeclaration, attackProblem, isAttackFree } from './attackDemands.ts'
import { whyNotBands } from './bands.ts'
import { bestPlan } from './bestPlan.ts'
import { couldPay } from './costs.ts'
import { type Broken, brokenBy, isOfOthers, missedBy, obeyedBy } from './demands.ts'
import { defendersOf } from './fighters.ts'
import { ableAttackers, whyCantAttack } from './whyCantAttack.ts'

function refusalOf(state: State, broken: Broken): Refusal {
  if (broken.why === 'alone')
    return refuse(state, isOfOthers(broken) ? 'attack.company' : 'attack.alone', { object: broken.id })
  if (broken.why === 'crowded') return refuse(state, 'attack.onlyAlone', { object: broken.id })
  return refuse(state, 'attack.tooMany', { most: broken.why === 'tooMany' ? broken.most : broken.n })
}

/** Restrictions on the whole attack, and requirements it should have obeyed (500.4). */
function whyNotTogether(state: State, seat: Seat, declaration: AttackDeclaration): Refusal | null {
  const able = ableAttackers(state, seat)
  if (isAttackFree(state, able)) return null
  const problem = attackProblem(state, seat, declaration, able)
  const defenders = defendersOf(state, seat)
  const plan = able.map((id) => {
    const attack = declaration.find((one) => one.id === id)
    return attack === undefined ? [] : [defenders.findIndex((one) => sameRef(one, attack.defender))]
  })
  const broken = brokenBy(problem, plan)
  if (broken !== null) return refusalOf(state, broken)
  const beside = missingBeside(state, problem, plan)
  if (beside !== null) return refuse(state, 'attack.must', { object: beside.id })
  const best = bestPlan(problem)
  if (obeyedBy(problem, plan) >= obeyedBy(problem, best)) return null
  const missed = missedBy(problem, plan, best)
  return refuse(state, 'attack.must', missed !== null && 'id' in missed ? { object: missed.id } : {})
}

/** Why these creatures can't be declared as attackers together, or `null`. */
export function checkAttacks(state: State, seat: Seat, declaration: AttackDeclaration): Refusal | null {
  const ids = new Set<ObjectId>()
  const defenders = defendersOf(state, state.turn.active)
  for (const { id, defender } of declaration) {
    const why = whyCantAttack(state, id, defender, defenders)
    if (why !== null) return why
    if (ids.has(id)) return refuse(state, 'attack.twice', { object: id })
    ids.add(id)
  }
  const together = whyNotTogether(state, seat, declaration)
  if (together !== null) return together
  const bands = whyNotBands(state, declaration)
  if (bands !== null) return bands
  const isPayable = costsOfAttack(state, declaration).every(({ payer, total }) => couldPay(state, payer, total))
  return isPayable ? null : refuse(state, 'attack.cantPay')
}
