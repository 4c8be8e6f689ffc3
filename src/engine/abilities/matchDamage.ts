/** Triggers on damage (410.7: only on damage actually dealt), each time that it is dealt (410.6). */
import type { RoleValues, TriggerRow } from '../../language/index.ts'
import { isType } from '../continuous/index.ts'
import { areOpponents, type Happening, type ObjectId, type Ref, type Seat } from '../state/index.ts'
import { isOf, isSubject, NONE, objectIn, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Values<K extends 'dealsDamage' | 'dealtDamage' | 'playerDealtDamage'> = RoleValues<TriggerRow<K>, ObjectId, Seat>
type Match<K extends 'dealsDamage' | 'dealtDamage' | 'playerDealtDamage'> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => Values<K> | readonly Values<K>[] | null

/**
 * "~ deals damage": once, however many it is dealt to. "To a creature", "to a player": once for each of them, which is
 * the other role or the player.
 */
export const matchDealing: Match<'dealsDamage'> = (event, trigger, surroundings) => {
  if (event.kind !== 'dealing' || (trigger.combatOnly && !event.combat)) return null
  const { source, shares } = event
  if (!isSubject(surroundings, trigger.what, source)) return null
  if (trigger.to === 'any') return { ...NONE, object: source, amount: shares.reduce((sum, { n }) => sum + n, 0) }
  const named = shares.filter(({ to }) => isRecipient(to, trigger.to, surroundings))
  return named.map(({ to, n }) => ({
    object: source,
    other: objectIn(to),
    player: 'player' in to ? to.player : null,
    amount: n,
  }))
}

/** "~ is dealt damage": once, however many sources deal it. */
export const matchDealt: Match<'dealtDamage'> = (event, trigger, surroundings) => {
  if (event.kind !== 'dealt' || (trigger.combatOnly && !event.combat)) return null
  const { to, n } = event
  if (!('object' in to) || !isSubject(surroundings, trigger.what, to.object)) return null
  return { ...NONE, object: to.object, amount: n }
}

/** "A player is dealt damage". */
export const matchPlayerDealt: Match<'playerDealtDamage'> = (event, trigger, surroundings) => {
  if (event.kind !== 'dealt' || (trigger.combatOnly && !event.combat)) return null
  const { to, n } = event
  if (!('player' in to) || !isOf(surroundings, trigger.who, to.player)) return null
  return { ...NONE, player: to.player, amount: n }
}

function isRecipient(to: Ref, kind: TriggerOf<'dealsDamage'>['to'], { state, context }: TriggerContext): boolean {
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
