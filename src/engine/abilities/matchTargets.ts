/** Triggers on becoming a target (115): of objects, and of players. */
import type { Filter, RoleValues, TriggerRow } from '../../language/index.ts'
import { matches } from '../continuous/index.ts'
import { find, type Happening, type ObjectId, type Seat } from '../state/index.ts'
import { isFirst } from './matchAttacks.ts'
import { controllerOf, isOf, isSubject, NONE, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Match<K extends 'becomesTarget' | 'playerTargeted'> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => RoleValues<TriggerRow<K>, ObjectId, Seat> | null

/** Whether it is a spell that matches which targets. */
const isBy = ({ state, context }: TriggerContext, by: Filter, id: ObjectId): boolean =>
  find(state, id)?.kind !== 'ability' && matches(state, by, id, context)

/** A permanent, card or spell becomes the target of a spell or ability. */
export const matchTargeted: Match<'becomesTarget'> = (event, trigger, surroundings) => {
  if (event.kind !== 'targeted' || !isSubject(surroundings, trigger.what, event.object)) return null
  if (trigger.by !== null && !isBy(surroundings, trigger.by, event.by)) return null
  if (trigger.first === true && !isFirst(surroundings.state.facts.targeted, event.object)) return null
  const player = controllerOf(surroundings.state, event.by)
  if (player === null || (trigger.whose !== undefined && !isOf(surroundings, trigger.whose, player))) return null
  return { ...NONE, object: event.object, other: event.by, player }
}

/** A player becomes one; "that player" is the controller of what targets, where the trigger speaks of them. */
export const matchPlayerTargeted: Match<'playerTargeted'> = (event, trigger, surroundings) => {
  if (event.kind !== 'playerTargeted' || !isOf(surroundings, trigger.who, event.seat)) return null
  if (trigger.by !== undefined && !isBy(surroundings, trigger.by, event.by)) return null
  if (trigger.whose === undefined) return { ...NONE, other: event.by, player: event.seat }
  const player = controllerOf(surroundings.state, event.by)
  return player !== null && isOf(surroundings, trigger.whose, player) ? { ...NONE, other: event.by, player } : null
}
