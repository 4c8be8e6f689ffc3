/** 420.5d Auras and 420.5k Equipment attached to what they can't be attached to (212.4f-g). */
import { characteristics } from '../continuous/index.ts'
import { mayEnchant, mayEquip } from '../events/index.ts'
import type { GameObject, State } from '../state/index.ts'

/** An Aura that is attached to nothing, attached illegally, or itself a creature goes to its owner's graveyard. */
export function isLooseAura(state: State, object: GameObject): boolean {
  const { subtypes, types, controller } = characteristics(state, object.id)
  if (!subtypes.includes('Aura')) return false
  if (isBestowed(object)) return false
  if (types.includes('creature') || object.attachedTo === null) return true
  return !mayEnchant(state, object.id, object.attachedTo, controller)
}

/** It isn't put into the graveyard, but becomes unattached, and is no Aura any longer (today:702.103f). */
const isBestowed = ({ choices }: GameObject): boolean => choices?.cast?.keyword === 'bestow'

/**
 * An Equipment or Fortification stays on the battlefield but becomes unattached from what it may not be attached to.
 */
export function isLooseEquipment(state: State, object: GameObject): boolean {
  if (object.attachedTo === null) return false
  const { subtypes, controller } = characteristics(state, object.id)
  if (subtypes.includes('Aura'))
    return isBestowed(object) && !mayEnchant(state, object.id, object.attachedTo, controller)
  return !mayEquip(state, object.id, object.attachedTo)
}
