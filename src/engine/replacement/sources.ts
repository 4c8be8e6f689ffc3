/** What a player may choose when an effect asks for a source of damage (419.8a). */
import type { Filter } from '../../language/index.ts'
import { matches } from '../continuous/index.ts'
import {
  type Context,
  editionOf,
  findOrLast,
  type GameObject,
  get,
  isDamageShield,
  type ObjectId,
  type Ref,
  type State,
  thatOf,
} from '../state/index.ts'

function inRef(ref: Ref): readonly ObjectId[] {
  return 'object' in ref ? [ref.object] : []
}

/** What an object on the stack refers to: its source, its targets, and the objects of its trigger's event. */
function referredBy({ ability, choices, shares }: GameObject): readonly ObjectId[] {
  const targets = choices?.targets.flat(2).flatMap(inRef) ?? []
  const remembered = ability?.remembered.flatMap(inRef) ?? []
  const triggerData = [ability?.source, ability?.triggerData?.object, ability?.triggerData?.other, ...remembered]
  const dealt = shares?.flatMap(({ source, to }) => [source, ...inRef(to)]) ?? []
  return [...targets, ...dealt, ...triggerData.flatMap((id) => id ?? [])]
}

/** What delayed triggers and effects against damage refer to while they wait. */
function referredInWaiting({ delayed, shields }: State): readonly ObjectId[] {
  const later = delayed.flatMap(({ context: { source, remembered } }) => [source, ...remembered.flatMap(inRef)])
  const against = shields.flatMap((shield) => (isDamageShield(shield) ? thatOf(shield.context) : []))
  return [...later, ...against]
}

/**
 * Matching permanents and spells, and matching objects that objects on the stack or, depending on the edition, waiting
 * effects refer to.
 */
export function sourcesToChoose(state: State, filter: Filter, context: Context): readonly ObjectId[] {
  const onStack = state.stack.flatMap((id) => [id, ...referredBy(get(state, id))])
  const waiting = editionOf(state).abilities.sourcesMayWait ? referredInWaiting(state) : []
  const all = new Set([...state.battlefield, ...onStack, ...waiting])
  return [...all].filter((id) => findOrLast(state, id) !== null && matches(state, filter, id, context))
}
