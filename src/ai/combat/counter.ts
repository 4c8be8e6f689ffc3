/** The attack back: what those who stay home must let through at least. */
import type { Seat, State } from '../../engine/index.ts'
import { BRIEF, type Gangs, gangsOf, rankedBlocks } from './blocks.ts'
import { type Field, supposedField } from './field.ts'
import { comingAttackers, readyCreatures } from './fighters.ts'

/** The next attack of a seat on another: who would come, who could block, and what their gangs would do. */
export interface Coming {
  readonly field: Field
  readonly gangs: Gangs
}

/** The attack that a seat could make on another in its next turn. */
export function comingAttack(state: State, from: Seat, on: Seat): Coming {
  const field = supposedField(state, comingAttackers(state, from), readyCreatures(state, on), on)
  return { field, gangs: gangsOf(field, BRIEF) }
}

/** The least damage that the attackers in `which` can be held to by the blockers in `ready` (bits of their places). */
export function leastThrough({ field, gangs }: Coming, which = -1, ready = -1): number {
  const all = rankedBlocks(field, gangs, BRIEF, (damage) => damage * 1000, { which, ready })
  return all[0]?.damage ?? 0
}

/** The least damage that everything a seat could attack another with next turn must do. */
export function leastDamage(state: State, from: Seat, on: Seat): number {
  return leastThrough(comingAttack(state, from, on))
}
