/**
 * "Return it at the beginning of the next end step. That creature fights ~": what is spoken of has yet to return, as
 * another object, which the delayed ability doesn't speak of.
 */
import {
  EFFECT_FIELDS,
  type Effect,
  effectKinds,
  hasResult,
  PASSES_ON,
  type Recipient,
  type ResultName,
  staysAt,
} from '../../language/index.ts'
import { sameValue } from '../core/index.ts'

/** One effect after the other, those inside others where they are. */
const inOrder = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'delayed') return effect
    const inner = Object.entries(effect).filter(([key, value]) => EFFECT_FIELDS.has(key) && Array.isArray(value))
    return [effect, ...inner.flatMap(([, value]) => inOrder(value))]
  })

/** What an effect has return to the battlefield at a later moment, as the text after it calls it. */
function returnedLater(effect: Effect): Recipient | null {
  if (effect.kind !== 'delayed' || effect.remember === null || effect.trigger.on !== 'step') return null
  const returns = effect.effects.some((one) => one.kind === 'move' && one.to.zone === 'battlefield')
  if (!returns) return null
  return effect.remember.kind === 'target' ? { kind: 'slot', slot: effect.remember.slot } : effect.remember
}

/** What is done to permanents, to destroy, sacrifice or damage them. */
const HARMS = effectKinds(({ leaves }) =>
  ['dealtDamage', 'destroyed', 'sacrificed'].some((one) => leaves.includes(one as ResultName)),
)
/** After it "that" is something else. */
const leavesAnother = ({ kind }: Effect): boolean => hasResult(kind, 'that') && !PASSES_ON.has(kind)

/** It is done to that, where it is; or is put off until then, too. */
function actsOn(effect: Effect, what: Recipient): boolean {
  if (effect.kind === 'delayed') return sameValue(effect.remember, what)
  if (effect.kind === 'damage') return sameValue(effect.to, what)
  return (staysAt(effect.kind) === 'what' || HARMS.has(effect.kind)) && 'what' in effect && sameValue(effect.what, what)
}

/** Whether one of them does something to what an effect before it has yet to return. */
export const speaksTooSoon = (effects: readonly Effect[]): boolean => {
  const all = inOrder(effects)
  return all.some((one, at) => {
    const later = returnedLater(one)
    if (later === null) return false
    const after = all.slice(at + 1)
    const another = later.kind === 'that' ? after.findIndex(leavesAnother) : -1
    return (another < 0 ? after : after.slice(0, another + 1)).some((next) => actsOn(next, later))
  })
}
