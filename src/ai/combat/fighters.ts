/** Creatures as they fight: what a fight needs to know about each. */
import {
  abilitiesOf,
  actingWith,
  canPayMana,
  characteristics,
  find,
  get,
  hasKeyword,
  isType,
  type ObjectId,
  powerOf,
  type Seat,
  type State,
  toughnessOf,
} from '../../engine/index.ts'
import { worthOf } from '../worth.ts'

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
  readonly lifelink: boolean
  /** How often it would regenerate: by shields it has, and by its own ability, if its controller can pay for it. */
  readonly shields: number
}

/** Whether it has an ability that regenerates it, and its controller the mana. */
function regenerates(state: State, id: ObjectId): boolean {
  return abilitiesOf(state, id).some((ability) => {
    if (ability.kind !== 'activated') return false
    const saves =
      ability.body.modes[0]?.some((effect) => effect.kind === 'regenerate' && effect.what.kind === 'self') === true
    const mana = ability.cost.flatMap((part) => (part.kind === 'mana' ? part.mana : []))
    const plain = ability.cost.every(({ kind }) => kind === 'mana')
    return saves && plain && canPayMana(state, get(state, id).controller, mana)
  })
}

function shieldsOf(state: State, id: ObjectId): number {
  const waiting = state.shields.filter((one) => one.kind === 'regenerate' && one.object === id).length
  return waiting > 0 ? waiting : regenerates(state, id) ? 1 : 0
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
    lifelink: hasKeyword(state, id, 'lifelink'),
    shields: shieldsOf(state, id),
  }
}

/** The creatures of a seat, and of those who attack and block together with it. */
export function creaturesOf(state: State, seat: Seat): readonly ObjectId[] {
  const team = actingWith(state, seat)
  return state.battlefield.filter((id) => team.includes(get(state, id).controller) && isType(state, id, 'creature'))
}

/** Those of them that are untapped. */
export function readyCreatures(state: State, seat: Seat): readonly ObjectId[] {
  return creaturesOf(state, seat).filter((id) => !get(state, id).tapped)
}

/** Those of them that may attack in its next turn: ignores tapped status and summoning sickness now. */
export function comingAttackers(state: State, seat: Seat): readonly ObjectId[] {
  return creaturesOf(state, seat).filter((id) => {
    if (hasKeyword(state, id, 'defender') || powerOf(state, id) <= 0) return false
    return !characteristics(state, id).restrictions.some(
      ({ restriction }) =>
        restriction.kind === 'cantAttack' && restriction.unless === null && restriction.whom === undefined,
    )
  })
}
