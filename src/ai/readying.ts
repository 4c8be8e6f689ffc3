/** What creatures that are ready to attack or block are worth: tapping them for a cost, or making one of a Vehicle. */
import {
  amount,
  characteristics,
  choicesFor,
  contextOf,
  crewingPower,
  find,
  isActive,
  isKeptFromCrewing,
  isSick,
  isType,
  type ObjectId,
  playerAt,
  powerOf,
  type Seat,
  type State,
  thingsOf,
} from '../engine/index.ts'
import type { CostPart } from '../language/index.ts'
import { worthOf } from './worth.ts'

type PartOf<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

/** Whether the creature could still attack in this turn of its controller's. */
function mayStillAttack(state: State, id: ObjectId): boolean {
  const object = find(state, id)
  if (object === null || object.tapped || !isActive(state, object.controller)) return false
  return ['upkeep', 'draw', 'main1', 'beginCombat'].includes(state.turn.step) && !isSick(state, id)
}

/** What tapping one for a cost takes from its controller: its attack, or a little of what it blocks. */
export function readyLoss(state: State, id: ObjectId): number {
  if (!isType(state, id, 'creature')) return 0
  return mayStillAttack(state, id) ? 0.2 + 0.9 * Math.max(0, powerOf(state, id)) : 0.1
}

/** What tapping creatures with so much power together takes: those whose attack is missed least. */
export function crewLoss(state: State, seat: Seat, part: PartOf<'tapPower'>, source: ObjectId): number {
  const context = contextOf(source, seat)
  const least = amount(state, part.n, context)
  const from = thingsOf(state, { kind: 'all', filter: part.filter }, context).filter(
    (id) => id !== source && find(state, id)?.tapped === false && !isKeptFromCrewing(state, id, part.purpose),
  )
  let [power, lost] = [0, 0]
  for (const id of [...from].sort((a, b) => readyLoss(state, a) - readyLoss(state, b))) {
    if (power >= least) break
    power += Math.max(0, crewingPower(state, id, part.purpose))
    lost += readyLoss(state, id)
  }
  return lost
}

const printedPower = (state: State, id: ObjectId): number | null =>
  state.printed[find(state, id)?.face ?? -1]?.power ?? null

/**
 * What a permanent that becomes a creature until end of turn brings: an attacker before its controller's attack, a
 * blocker before another player's is blocked.
 */
export function wakingGain(state: State, id: ObjectId): number {
  const object = find(state, id)
  if (object === null || object.tapped || isType(state, id, 'creature')) return 0
  // What has no size of its own gets it from the same effect.
  const size = Math.max(printedPower(state, id) ?? 2, 0)
  if (isActive(state, object.controller)) {
    const fresh = object.controlledSince > playerAt(state, object.controller).turnBegan
    return state.turn.step === 'main1' && !fresh ? 0.9 * size + 0.2 : 0
  }
  const attacked = state.turn.step === 'declareAttackers' && (state.combat?.attackers.length ?? 0) > 0
  return attacked ? 0.5 * size : 0
}

/** What it is worth to keep a permanent that is given up for a cost of its own. */
export function spentWorth(state: State, id: ObjectId, isSpentBy: (cost: readonly CostPart[]) => boolean): number {
  const { types, abilities } = characteristics(state, id)
  const only = abilities.length > 0 && abilities.every((one) => one.kind === 'activated' && isSpentBy(one.cost))
  return only && !types.includes('creature') ? SPARE : worthOf(state, id)
}

/** What is there to be given up is worth little unused: it may serve another cost, or a better moment. */
const SPARE = 0.2

/** The creatures that would be tapped for a cost: those that are missed least. */
export function tappedFor(state: State, seat: Seat, cost: readonly CostPart[], source: ObjectId): readonly ObjectId[] {
  return cost.flatMap((part) => {
    if (part.kind !== 'tapOther' || part.what.kind !== 'choose') return []
    const context = contextOf(source, seat)
    const could = choicesFor(state, seat, part, context)
    const ranked = [...could].sort((a, b) => readyLoss(state, a) - readyLoss(state, b))
    return ranked.slice(0, amount(state, part.what.count.min, context))
  })
}
