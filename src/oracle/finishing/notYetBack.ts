/**
 * "Return it at the beginning of the next end step. That creature is a Zombie": what is spoken of has yet to return, as
 * another object, which the delayed ability doesn't speak of.
 */
import type { Effect, Thing } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'

/** What an effect has return to the battlefield later on. */
function returnedLater(effect: Effect): Thing | null {
  if (effect.kind !== 'delayed' || effect.remember === null || effect.remember.kind === 'target') return null
  const returns = effect.effects.some((one) => one.kind === 'move' && one.to.zone === 'battlefield')
  return returns ? (effect.remember as Thing) : null
}

/** Whether one of them changes what an effect before it has yet to return. */
export const speaksTooSoon = (effects: readonly Effect[]): boolean =>
  effects.some((one, at) => {
    const later = returnedLater(one)
    return (
      later !== null && effects.slice(at + 1).some((after) => after.kind === 'modify' && sameValue(after.what, later))
    )
  })
