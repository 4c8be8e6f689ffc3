/**
 * "Return it at the beginning of the next end step. That creature fights ~": what is spoken of has yet to return, as
 * another object, which the delayed ability doesn't speak of.
 */
import { EFFECT_FIELDS, type Effect, hasResult, type Recipient, staysAt } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'

/** One effect after the other, those inside others where they are. */
const inOrder = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'delayed') return effect
    const inner = Object.entries(effect).filter(([key, value]) => EFFECT_FIELDS.has(key) && Array.isArray(value))
    return [effect, ...inner.flatMap(([, value]) => inOrder(value))]
  })

/** What an effect has return to the battlefield later on, as the text after it calls it. */
function returnedLater(effect: Effect): Recipient | null {
  if (effect.kind !== 'delayed' || effect.remember === null) return null
  const returns = effect.effects.some((one) => one.kind === 'move' && one.to.zone === 'battlefield')
  if (!returns) return null
  return effect.remember.kind === 'target' ? { kind: 'slot', slot: effect.remember.slot } : effect.remember
}

/** It is done to that, where it is. */
const actsOn = (effect: Effect, what: Recipient): boolean =>
  (staysAt(effect.kind) === 'what' || effect.kind === 'fight') && 'what' in effect && sameValue(effect.what, what)

/** Whether one of them does something to what an effect before it has yet to return. */
export const speaksTooSoon = (effects: readonly Effect[]): boolean => {
  const all = inOrder(effects)
  return all.some((one, at) => {
    const later = returnedLater(one)
    if (later === null) return false
    const after = all.slice(at + 1)
    const another = later.kind === 'that' ? after.findIndex((next) => hasResult(next.kind, 'that')) : -1
    return (another < 0 ? after : after.slice(0, another + 1)).some((next) => actsOn(next, later))
  })
}
