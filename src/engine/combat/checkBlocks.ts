/** Whether a whole declaration of blockers is legal (309.2a, 500.3, 500.4). */
import { actingWith, find, type ObjectId, type Refusal, refuse, type Seat, type State } from '../state/index.ts'
import { bestPlan } from './bestPlan.ts'
import { blockCosts } from './blockCosts.ts'
import { areBlocksFree, type BlockDeclaration, blockProblem } from './blockDemands.ts'
import { costsByPayer, couldPay } from './costs.ts'
import { type Broken, brokenBy, isOfOthers, missedBy, obeyedBy } from './demands.ts'
import { type AbleBlocker, ableBlockers, blockCapacity, whyCantBlock } from './whyCantBlock.ts'

function refusalOf(state: State, broken: Broken): Refusal {
  if (broken.why === 'alone')
    return refuse(state, isOfOthers(broken) ? 'block.company' : 'block.alone', { object: broken.id })
  if (broken.why === 'crowded') return refuse(state, 'block.tooManyBlockers', { most: 1 + (broken.by.most ?? 0) })
  if (broken.why === 'tooMany') return refuse(state, 'block.tooManyBlockers', { most: broken.most })
  const attacker = state.combat?.attackers[broken.goal]?.id ?? -1
  return broken.why === 'least'
    ? refuse(state, 'block.tooFewTogether', { attacker, least: broken.n })
    : refuse(state, 'block.tooManyTogether', { attacker, most: broken.n })
}

/** Restrictions on the blocks as a whole, and requirements they should have obeyed (500.4). */
function whyNotTogether(
  state: State,
  seat: Seat,
  declaration: BlockDeclaration,
  able: readonly AbleBlocker[] | undefined,
): Refusal | null {
  if (areBlocksFree(state, seat)) return null
  const blockers = able ?? ableBlockers(state, seat)
  const problem = blockProblem(state, seat, declaration, blockers)
  const attackers = (state.combat?.attackers ?? []).map((one) => one.id)
  const plan = blockers.map(({ id }) => {
    const block = declaration.find((one) => one.id === id)
    return (block?.attackers ?? []).map((attacker) => attackers.indexOf(attacker))
  })
  const broken = brokenBy(problem, plan)
  if (broken !== null) return refusalOf(state, broken)
  const best = bestPlan(problem)
  if (obeyedBy(problem, plan) >= obeyedBy(problem, best)) return null
  const missed = missedBy(problem, plan, best)
  if (missed === null) return refuse(state, 'block.must', {})
  if ('id' in missed) return refuse(state, 'block.must', { object: missed.id })
  return refuse(state, 'block.mustBeBlocked', { attacker: attackers[missed.goal] ?? -1 })
}

/** Why one creature's part of the declaration is illegal, or `null`. */
function whyNotOne(state: State, seat: Seat, block: BlockDeclaration[number]): Refusal | null {
  for (const attacker of block.attackers) {
    const why = whyCantBlock(state, block.id, attacker)
    if (why !== null) return why
  }
  const controller = find(state, block.id)?.controller
  if (controller === undefined || !actingWith(state, seat).includes(controller))
    return refuse(state, 'block.notYours', { object: block.id })
  if (new Set(block.attackers).size < block.attackers.length) return refuse(state, 'block.twice', { object: block.id })
  const most = block.attackers.length < 2 ? 1 : blockCapacity(state, block.id)
  return block.attackers.length <= most ? null : refuse(state, 'block.tooMany', { object: block.id, most })
}

/** Why these blocks can't be declared together, or `null`. `able` is `ableBlockers`, if already known. */
export function checkBlocks(
  state: State,
  seat: Seat,
  declaration: BlockDeclaration,
  able?: readonly AbleBlocker[],
): Refusal | null {
  const ids = new Set<ObjectId>()
  for (const block of declaration) {
    const why = whyNotOne(state, seat, block)
    if (why !== null) return why
    if (ids.has(block.id)) return refuse(state, 'block.twice', { object: block.id })
    ids.add(block.id)
  }
  const together = whyNotTogether(state, seat, declaration, able)
  if (together !== null) return together
  const costs = costsByPayer(state, declaration, (payer, { id, attackers }) => blockCosts(state, payer, id, attackers))
  const isPayable = costs.every(({ payer, total }) => couldPay(state, payer, total))
  return isPayable ? null : refuse(state, 'block.cantPay')
}
