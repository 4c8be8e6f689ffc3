/** Who survives a fight, and who could block whom: simulated combat. */
import {
  attackOn,
  characteristics,
  find,
  get,
  hasKeyword,
  isType,
  newEpoch,
  type ObjectId,
  powerOf,
  type Seat,
  type State,
  toughnessOf,
  whyCantBlock,
} from '../engine/index.ts'
import { worthOf } from './worth.ts'

/** What a fight needs to know about a creature. */
export interface Fighter {
  readonly id: ObjectId
  readonly power: number
  /** The damage that would still destroy it. */
  readonly left: number
  readonly worth: number
  readonly first: boolean
  readonly double: boolean
  readonly deadly: boolean
  readonly lasting: boolean
  readonly trample: boolean
}

/** A creature as it fights now, or with something added to it. */
export function fighterOf(state: State, id: ObjectId, power = 0, toughness = 0): Fighter {
  const double = hasKeyword(state, id, 'doubleStrike')
  return {
    id,
    power: Math.max(0, powerOf(state, id) + power),
    left: toughnessOf(state, id) + toughness - (find(state, id)?.damage ?? 0),
    worth: worthOf(state, id),
    first: double || hasKeyword(state, id, 'firstStrike'),
    double,
    deadly: hasKeyword(state, id, 'deathtouch'),
    lasting: hasKeyword(state, id, 'indestructible'),
    trample: hasKeyword(state, id, 'trample'),
  }
}

function slays(damage: number, by: Fighter, whom: Fighter): boolean {
  return !whom.lasting && (damage >= whom.left || (by.deadly && damage > 0))
}

/** Who dies if the two fight. */
export function duel(a: Fighter, b: Fighter): { readonly a: boolean; readonly b: boolean } {
  const early = { a: b.first && slays(b.power, b, a), b: a.first && slays(a.power, a, b) }
  if (early.a || early.b)
    return early.a && early.b ? early : { a: early.a || (!early.b && slays(b.power, b, a)), b: early.b }
  const total = (one: Fighter) => (one.double ? one.power * 2 : one.power)
  return { a: slays(total(b), b, a), b: slays(total(a), a, b) }
}

/** The damage a creature deals unblocked. */
export function hits(one: Fighter): number {
  return one.double ? one.power * 2 : one.power
}

/** A seat's untapped creatures. */
export function readyCreatures(state: State, seat: Seat): readonly ObjectId[] {
  return state.battlefield.filter(
    (id) => get(state, id).controller === seat && !get(state, id).tapped && isType(state, id, 'creature'),
  )
}

/** Creatures of a seat. */
export function creaturesOf(state: State, seat: Seat): readonly ObjectId[] {
  return state.battlefield.filter((id) => get(state, id).controller === seat && isType(state, id, 'creature'))
}

/** The state as if these creatures attacked the seat, so that the engine can say who could block them. */
function asIfAttacking(state: State, attackers: readonly ObjectId[], defender: Seat): State {
  const combat = {
    attacked: true,
    attackers: attackers.map((id) => attackOn(id, { player: defender }, defender)),
    blocks: [],
    dealtFirst: [],
  }
  return { ...state, combat, epoch: newEpoch() }
}

/** For each attacker, the seat's creatures that could block it. */
export function blockersFor(
  state: State,
  attackers: readonly ObjectId[],
  defender: Seat,
): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const supposed = asIfAttacking(state, attackers, defender)
  const ready = readyCreatures(state, defender)
  return new Map(
    attackers.map((attacker) => [attacker, ready.filter((id) => whyCantBlock(supposed, id, attacker) === null)]),
  )
}

/** A seat's creatures that may attack in its next turn: ignores tapped status and summoning sickness now. */
export function comingAttackers(state: State, seat: Seat): readonly ObjectId[] {
  return creaturesOf(state, seat).filter((id) => {
    if (hasKeyword(state, id, 'defender') || powerOf(state, id) <= 0) return false
    return !characteristics(state, id).restrictions.some(
      ({ restriction }) =>
        restriction.kind === 'cantAttack' && restriction.unless === null && restriction.whom === undefined,
    )
  })
}
