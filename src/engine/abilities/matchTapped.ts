/** Triggers on becoming tapped, for mana or otherwise (2011:603). */
import type { RoleValues, TriggerRow } from '../../language/index.ts'
import type { Happening, ObjectId, Seat, TriggerData } from '../state/index.ts'
import { controllerOf, isOf, isSubject, NONE, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Values = RoleValues<TriggerRow<'tapped'>, ObjectId, Seat> & Pick<TriggerData, 'mana'>

/** "Is tapped for mana", "becomes tapped": by a player, and not as it is declared as an attacker where that is said. */
export const matchTapped = (
  event: Happening,
  { what, by, forMana, unlessAttacking }: TriggerOf<'tapped'>,
  surroundings: TriggerContext,
): Values | null => {
  if (event.kind === 'tappedForMana') {
    if (!forMana || !isSubject(surroundings, what, event.object)) return null
    if (by !== undefined && !isOf(surroundings, by, event.seat)) return null
    return { ...NONE, object: event.object, player: event.seat, amount: event.mana.length, mana: event.mana }
  }
  if (event.kind !== 'tap' || forMana || !isSubject(surroundings, what, event.object)) return null
  if (unlessAttacking === true && event.attacking === true) return null
  return { ...NONE, object: event.object, player: controllerOf(surroundings.state, event.object) }
}
