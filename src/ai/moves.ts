/** What moving objects between zones is worth. */

import { type Context, find, type GameObject, type State, thingsOf } from '../engine/index.ts'
import type { Effect, ZoneName } from '../language/index.ts'
import { stakeOf } from './fear.ts'
import { isLost } from './threats.ts'
import { cardWorth, worthOf } from './worth.ts'

/** What it costs the controller when a permanent goes there. */
function leaving(state: State, object: GameObject, to: ZoneName): number {
  const worth = worthOf(state, object.id)
  // What is lost anyway is better in hand.
  if (to !== 'battlefield' && isLost(state, object.id))
    return to === 'hand' && object.kind !== 'token' ? -0.55 * worth : 0
  if (to === 'hand') return object.kind === 'token' ? worth : worth * 0.45
  if (to === 'library') return object.kind === 'token' ? worth : worth * 0.75
  // What leaves and comes back (a delayed "return it") counts as both leaving and arriving: the net is zero.
  return to === 'battlefield' ? -worth : worth
}

/** What the owner gains when a card goes there. */
function arriving(state: State, object: GameObject, to: ZoneName): number {
  if (to === 'battlefield') return cardWorth(state, object.id)
  if (to === 'hand') return object.zone === 'stack' ? 0 : Math.min(2.6, cardWorth(state, object.id) * 0.4 + 0.6)
  if (object.zone === 'hand') return -1.5
  return object.zone === 'graveyard' ? -0.1 : 0
}

/** What a move is worth to the context's controller. */
export function moveGain(state: State, effect: Extract<Effect, { kind: 'move' }>, context: Context): number {
  const { zone, under } = effect.to
  return thingsOf(state, effect.what, context).reduce((sum, id) => {
    const object = find(state, id)
    if (object === null) return sum
    if (object.zone === 'battlefield')
      return sum - stakeOf(state, context.controller, object.controller) * leaving(state, object, zone)
    if (object.zone === 'stack')
      return sum - stakeOf(state, context.controller, object.controller) * cardWorth(state, id)
    const whose = zone === 'battlefield' && under?.kind === 'you' ? context.controller : object.owner
    return sum + stakeOf(state, context.controller, whose) * arriving(state, object, zone)
  }, 0)
}
