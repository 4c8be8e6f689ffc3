/** What Auras and Equipment are worth where they are attached. */
import { type Context, find, type ObjectId, type State } from '../engine/index.ts'
import type { Ability } from '../language/index.ts'
import { changesGain } from './changes.ts'
import { stakeOf } from './fear.ts'
import { worthOf } from './worth.ts'

/** What what is attached to a permanent would bring for the player of `context`, by these abilities of it. */
export function broughtTo(
  state: State,
  host: ObjectId,
  abilities: readonly Ability[],
  source: ObjectId,
  context: Context,
): number {
  const sign = stakeOf(state, context.controller, find(state, host)?.controller ?? context.controller)
  let gain = 0
  for (const ability of abilities) {
    if (ability.kind === 'static' && ability.rule.kind === 'affect' && ability.rule.what.kind === 'host')
      gain += changesGain(state, host, ability.rule.changes, 'long', { ...context, source })
    else if (ability.kind === 'triggered') gain += 0.6 * sign
  }
  // The better the creature, the better it makes use of it.
  return gain + (gain > 0 && sign > 0 ? worthOf(state, host) * 0.08 : 0)
}
