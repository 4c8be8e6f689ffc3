/** Triggers on damage (410.7: only on damage actually dealt). */
import type { RoleValues, TriggerRow } from '../../language/index.ts'
import { isType } from '../continuous/index.ts'
import { areOpponents, type Happening, type ObjectId, type Seat } from '../state/index.ts'
import { isOf, isSubject, NONE, objectIn, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Damage = Extract<Happening, { kind: 'damage' }>
type Match<K extends 'dealsDamage' | 'dealtDamage' | 'playerDealtDamage'> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => RoleValues<TriggerRow<K>, ObjectId, Seat> | null

/** "~ deals damage to a creature": the source is the object; what is dealt damage is the other role. */
export const matchDealing: Match<'dealsDamage'> = (event, trigger, surroundings) => {
  if (!isDamage(event, trigger.combatOnly)) return null
  const { source, to, n } = event
  if (!isSubject(surroundings, trigger.what, source) || !isRecipient(event, trigger.to, surroundings)) return null
  return { object: source, other: objectIn(to), player: 'player' in to ? to.player : null, amount: n }
}

/** "~ is dealt damage": the source is the other role. */
export const matchDealt: Match<'dealtDamage'> = (event, trigger, surroundings) => {
  if (!isDamage(event, trigger.combatOnly)) return null
  const { source, to, n } = event
  if (!('object' in to) || !isSubject(surroundings, trigger.what, to.object)) return null
  return { ...NONE, object: to.object, other: source, amount: n }
}

/** "A player is dealt damage". */
export const matchPlayerDealt: Match<'playerDealtDamage'> = (event, trigger, surroundings) => {
  if (!isDamage(event, trigger.combatOnly)) return null
  const { source, to, n } = event
  if (!('player' in to) || !isOf(surroundings, trigger.who, to.player)) return null
  return { ...NONE, other: source, player: to.player, amount: n }
}

function isDamage(event: Happening, combatOnly: boolean): event is Damage {
  return event.kind === 'damage' && (event.combat || !combatOnly)
}

function isRecipient(
  { to }: Damage,
  kind: TriggerOf<'dealsDamage'>['to'],
  { state, context }: TriggerContext,
): boolean {
  switch (kind) {
    case 'any':
      return true
    case 'player':
      return 'player' in to
    case 'opponent':
      return 'player' in to && areOpponents(to.player, context.controller)
    case 'creature':
      return 'object' in to && isType(state, to.object, 'creature')
  }
}
