/** Triggers on damage (410.7: only on damage actually dealt), each time that it is dealt (410.6). */
import type { Damaged, RoleValues, TriggerRow } from '../../language/index.ts'
import { controllerOf, matches } from '../continuous/index.ts'
import type { Happening, ObjectId, Ref, Seat } from '../state/index.ts'
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
 * the other role or the player. `least` is asked of each.
 */
export const matchDealing: Match<'dealsDamage'> = (event, trigger, surroundings) => {
  if (event.kind !== 'dealing' || (event.combat ? trigger.noncombat === true : trigger.combatOnly)) return null
  const { source, shares } = event
  if (!isSubject(surroundings, trigger.what, source)) return null
  const { to: whom, least = 1 } = trigger
  if (whom === null) {
    const amount = shares.reduce((sum, { n }) => sum + n, 0)
    return amount >= least ? { ...NONE, object: source, amount } : null
  }
  const named = shares.filter(({ to, n }) => n >= least && isRecipient(to, whom, surroundings))
  return named.map(({ to, n }) => ({
    object: source,
    other: objectIn(to),
    player: isYou(whom) ? controllerOf(surroundings.state, source) : 'player' in to ? to.player : null,
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
  if (event.kind !== 'dealt' || (event.combat ? trigger.noncombat === true : trigger.combatOnly)) return null
  const { to, n, by } = event
  if (!('player' in to) || !isOf(surroundings, trigger.who, to.player)) return null
  const dealers = trigger.by
  if (dealers !== undefined) {
    const own = by.filter(({ source }) => matches(surroundings.state, dealers, source, surroundings.context))
    if (own.length === 0) return null
    return { ...NONE, player: to.player, amount: own.reduce((sum, one) => sum + one.n, 0) }
  }
  return { ...NONE, player: to.player, amount: n }
}

/** "To you": then "that player" is who controls the source. */
const isYou = ({ players, objects }: Damaged): boolean => players?.kind === 'you' && objects === null

function isRecipient(to: Ref, { players, objects }: Damaged, surroundings: TriggerContext): boolean {
  if ('player' in to) return players !== null && isOf(surroundings, players, to.player)
  return objects !== null && matches(surroundings.state, objects, to.object, surroundings.context)
}
