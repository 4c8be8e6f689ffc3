/** Zone-change triggers (410.10): what enters is seen as it is now, what leaves as it last existed. */
import type { RoleValues, Step, TriggerRow } from '../../language/index.ts'
import { isType } from '../continuous/index.ts'
import { find, findOrLast, type Happening, type ObjectId, type Seat } from '../state/index.ts'
import { isOf, isSubject, NONE, objectIn, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Match<K extends 'enters' | 'leaves' | 'dies' | 'moves' | 'losesControl'> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => RoleValues<TriggerRow<K>, ObjectId, Seat> | null

/** 410.10a: with every continuous effect already applying (410.10b). */
export const matchEnters: Match<'enters'> = (event, trigger, surroundings) => {
  if (event.kind !== 'move' || event.to !== 'battlefield' || event.became === null) return null
  if (trigger.from !== undefined && trigger.from !== event.from) return null
  if (trigger.untapped === true && find(surroundings.state, event.became)?.tapped !== false) return null
  return isSubject(surroundings, trigger.what, event.became)
    ? { ...NONE, object: event.became, player: event.seat }
    : null
}

/** 410.10c. */
export const matchLeaves: Match<'leaves'> = (event, trigger, surroundings) => {
  if (event.kind !== 'move' || event.from !== 'battlefield' || event.part === true) return null
  return isSubject(surroundings, trigger.what, event.object)
    ? { ...NONE, object: event.object, player: event.seat }
    : null
}

/** A permanent that leaves the battlefield is no longer controlled by anyone (410.10d). */
export const matchLosesControl: Match<'losesControl'> = (event, trigger, surroundings) => {
  const from = loserOf(event)
  if (from === null || !('object' in event) || !isOf(surroundings, trigger.who, from)) return null
  return isSubject(surroundings, trigger.what, event.object) ? { ...NONE, object: event.object, player: from } : null
}

function loserOf(event: Happening): Seat | null {
  if (event.kind === 'controlChanged') return event.from
  return event.kind === 'move' && event.from === 'battlefield' && event.part !== true ? event.seat : null
}

const COMBAT: ReadonlySet<Step> = new Set<Step>([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
])
/** "Is put into a graveyard from the battlefield". */
export const matchDies: Match<'dies'> = (event, trigger, surroundings) => {
  if (event.kind !== 'move' || event.from !== 'battlefield' || event.to !== 'graveyard') return null
  if (event.part === true) return null
  if (trigger.unsacrificed === true && event.cause === 'sacrifice') return null
  if (trigger.during === 'combat' && !COMBAT.has(surroundings.state.turn.step)) return null
  return isSubject(surroundings, trigger.what, event.object)
    ? { ...NONE, object: event.object, player: event.seat }
    : null
}

/**
 * From one named zone to another, or from anywhere. If from anywhere, it is judged as it is now. A graveyard is its
 * owner's.
 */
export const matchMoves: Match<'moves'> = (event, trigger, surroundings) => {
  if (event.kind !== 'move') return null
  // From anywhere each card has come; from the battlefield it was one permanent (today:730.3).
  if (event.part === true && trigger.from !== null) return null
  if (trigger.from !== null && trigger.from !== event.from) return null
  if (trigger.to !== null && trigger.to !== event.to) return null
  if (trigger.resolved === true && event.cause !== 'resolve') return null
  const owner = findOrLast(surroundings.state, event.became ?? event.object)?.owner ?? event.seat
  if (trigger.whose !== undefined && !isOf(surroundings, trigger.whose, owner)) return null
  const player = trigger.whose === undefined ? event.seat : owner
  const arrived = trigger.from === null && event.became !== null ? event.became : event.object
  const id = surroundings.state.lastKnown[arrived] === undefined && event.became !== null ? event.became : arrived
  return isSubject(surroundings, trigger.what, id) ? { ...NONE, object: event.object, player } : null
}

const NOTHING: readonly ObjectId[] = []

/**
 * What an ability triggered by the event may look for in the zone it went to (217.1c, 410.10): the object that moved
 * and, for an Aura, itself, which goes to the graveyard with what it enchanted or right after it (420.5d).
 */
export function movedBy(event: Happening, surroundings: TriggerContext): readonly ObjectId[] {
  if (event.kind === 'sacrificed' || event.kind === 'discarded' || event.kind === 'cycled') return [event.object]
  if (event.kind !== 'move') return NOTHING
  return followsHost(surroundings, event.object) ? [event.object, surroundings.context.source] : [event.object]
}

function followsHost({ state, context }: TriggerContext, host: ObjectId): boolean {
  const attachedTo = findOrLast(state, context.source)?.attachedTo ?? null
  return attachedTo !== null && objectIn(attachedTo) === host && isType(state, context.source, 'enchantment')
}
