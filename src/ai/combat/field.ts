/** Who attacks, who could block whom, and what of it: a combat as numbers. */
import {
  attackOn,
  blockerLimits,
  hasKeyword,
  isProtectedFrom,
  type ObjectId,
  type Seat,
  type State,
  supposing,
  whyCantBlock,
} from '../../engine/index.ts'
import { type Fighter, fighterOf } from './fighters.ts'
import type { Ward } from './skirmish.ts'

export interface FieldAttacker {
  readonly fighter: Fighter
  /** The blockers that can block it, as bits of their places. */
  readonly open: number
  readonly ward: Ward
  /** How many must block it together, if any do, and how many may. */
  readonly least: number
  readonly most: number
  /** What damage to the planeswalker it attacks costs; `null`: it attacks the player. */
  readonly loss: ((damage: number) => number) | null
  /** What damage to the player costs besides life; `null`: nothing. */
  readonly besides: ((damage: number) => number) | null
}

export interface Field {
  readonly attackers: readonly FieldAttacker[]
  readonly blockers: readonly Fighter[]
}

/** More creatures than bits: the rest doesn't count. */
export const MOST_FIGHTERS = 30

/** The state as if these creatures attacked the seat, so that the engine can say who could block them. */
function asIfAttacking(state: State, attackers: readonly ObjectId[], defender: Seat): State {
  const combat = {
    attacked: true,
    attackers: attackers.map((id) => attackOn(id, { player: defender }, defender)),
    blocks: [],
    dealtFirst: [],
  }
  return supposing(state, { combat })
}

/** Bits of the blockers for which it holds. */
function bits(blockers: readonly ObjectId[], holds: (id: ObjectId) => boolean): number {
  return blockers.reduce((mask, id, place) => (holds(id) ? mask | (1 << place) : mask), 0)
}

function wardOf(state: State, attacker: ObjectId, blockers: readonly ObjectId[]): Ward {
  const guarded = (id: ObjectId, from: ObjectId): boolean =>
    hasKeyword(state, id, 'protection') && isProtectedFrom(state, id, from)
  return {
    safe: bits(blockers, (id) => guarded(id, attacker)),
    blunt: bits(blockers, (id) => guarded(attacker, id)),
  }
}

/**
 * The combat of these attackers and blockers; `may` says who can block whom, `loss` what a planeswalker's damage costs.
 */
export function fieldOf(
  state: State,
  attacking: readonly ObjectId[],
  blocking: readonly ObjectId[],
  may: (blocker: ObjectId, attacker: ObjectId) => boolean,
  loss: (attacker: ObjectId) => FieldAttacker['loss'] = () => null,
): Field {
  const blockers = blocking.slice(0, MOST_FIGHTERS)
  return {
    blockers: blockers.map((id) => fighterOf(state, id)),
    attackers: attacking.slice(0, MOST_FIGHTERS).map((id) => ({
      fighter: fighterOf(state, id),
      open: bits(blockers, (one) => may(one, id)),
      ward: wardOf(state, id, blockers),
      ...blockerLimits(state, id),
      loss: loss(id),
      besides: null,
    })),
  }
}

/** The combat if these creatures attacked the seat now, whether or not they could be declared. */
export function supposedField(
  state: State,
  attacking: readonly ObjectId[],
  blocking: readonly ObjectId[],
  defender: Seat,
): Field {
  const supposed = asIfAttacking(state, attacking, defender)
  return fieldOf(state, attacking, blocking, (one, attacker) => whyCantBlock(supposed, one, attacker) === null)
}
