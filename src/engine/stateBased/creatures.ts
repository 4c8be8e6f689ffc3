/** 420.5b-c: creatures that die; planeswalkers without loyalty (2011:704.5i). */
import { characteristics, toughnessOf } from '../continuous/index.ts'
import { moveTo, type Proposed } from '../events/index.ts'
import { editionOf, type GameObject, type State } from '../state/index.ts'

/** What happens to this permanent as a creature or planeswalker, or `null`. */
export function dyingPermanent(state: State, object: GameObject): Proposed | null {
  const types = characteristics(state, object.id).types
  if (types.includes('creature')) {
    const event = dyingCreature(state, object)
    if (event !== null) return event
  }
  if (!types.includes('planeswalker') || !editionOf(state).planeswalkers) return null
  return (object.counters['loyalty'] ?? 0) > 0 ? null : moveTo(object.id, 'graveyard', 'stateBased')
}

function dyingCreature(state: State, object: GameObject): Proposed | null {
  const toughness = toughnessOf(state, object.id)
  // 420.5b: no destruction, so nothing regenerates.
  if (toughness <= 0) return moveTo(object.id, 'graveyard', 'stateBased')
  // 420.5c; 2011:704.5h any damage from a source with deathtouch.
  const lethal = object.damage > 0 && (object.damage >= toughness || object.deathtouched)
  return lethal ? { kind: 'destroy', object: object.id, noRegeneration: false } : null
}
