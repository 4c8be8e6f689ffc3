/** The attack back: what those who stay home must let through at least. */
import type { ObjectId, Seat, State } from '../../engine/index.ts'
import { BRIEF, type Effort, effortFor, type Gangs, gangsOf, rankedBlocks } from './blocks.ts'
import { type Field, supposedField } from './field.ts'
import { comingAttackers, readyCreatures } from './fighters.ts'

/** The next attack of a seat on another: who would come, who could block, and what their gangs would do. */
export interface Coming {
  readonly field: Field
  readonly gangs: Gangs
  readonly effort: Effort
}

/** The attack that a seat could make on another in its next turn. */
export function comingAttack(state: State, from: Seat, on: Seat): Coming {
  const field = supposedField(state, comingAttackers(state, from), readyCreatures(state, on), on)
  const effort = effortFor(field, BRIEF)
  return { field, gangs: gangsOf(field, effort), effort }
}

/** The least damage that the attackers in `which` can be held to by the blockers in `ready` (bits of their places). */
export function leastThrough({ field, gangs, effort }: Coming, which = -1, ready = -1): number {
  const all = rankedBlocks(field, gangs, effort, (damage) => damage * 1000, { which, ready })
  return all[0]?.damage ?? 0
}

/** The least damage that a seat's untapped creatures can hold this attack on it to. */
export function presentAttack(state: State, attackers: readonly ObjectId[], on: Seat): number {
  const field = supposedField(state, attackers, readyCreatures(state, on), on)
  const effort = effortFor(field, BRIEF)
  return leastThrough({ field, gangs: gangsOf(field, effort), effort })
}
