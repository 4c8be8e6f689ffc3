/** A permanent's current states: tapped, attacking, enchanted. */
import type { PermanentState } from '../../language/index.ts'
import { combatOf, find, type GameObject, get, type ObjectId, READS, type State } from '../state/index.ts'
import { evaluators } from './evaluators.ts'
import { noting } from './reads.ts'

function hasAttached(state: State, id: ObjectId, subtype: string): boolean {
  if (find(state, id) === null)
    return state.lastKnown[id]?.attached?.some((other) => isAttachment(state, other, subtype)) === true
  return state.battlefield.some((other) => {
    const host = get(state, other).attachedTo
    return host !== null && 'object' in host && host.object === id && isAttachment(state, other, subtype)
  })
}

/** 2004's Auras have "Enchant ..." as a subtype (205.3c); in both editions they are enchantments that are attached. */
function isAttachment(state: State, id: ObjectId, subtype: string): boolean {
  const values = evaluators.characteristics(state, id)
  return values.subtypes.includes(subtype) || (subtype === 'Aura' && values.types.includes('enchantment'))
}

function wasDamaged(state: State, object: GameObject): boolean {
  noting(READS.damage | READS.facts)
  return object.damage > 0 || state.facts.damage.some(({ to }) => 'object' in to && to.object === object.id)
}

/** An attacker is unblocked from the declaration of blockers on (309.2). */
function isUnblocked(state: State, id: ObjectId): boolean {
  noting(READS.turn)
  const step = state.turn.step
  if (step === 'beginCombat' || step === 'declareAttackers') return false
  return combatOf(state, id)?.attackers.some((one) => one.id === id && !one.blocked) === true
}

/** Whether the permanent is in that state, or was when it left. */
export function isInState(state: State, object: GameObject, which: PermanentState): boolean {
  const id = object.id
  const combat = combatOf(state, id)
  switch (which) {
    case 'tapped':
      noting(READS.tapped)
      return object.tapped
    case 'untapped':
      noting(READS.tapped)
      return !object.tapped
    case 'attacking':
      noting(READS.combat)
      return combat?.attackers.some((one) => one.id === id) === true
    case 'attackingAlone':
      noting(READS.combat)
      return combat?.attackers.length === 1 && combat.attackers[0]?.id === id
    case 'blockingAlone':
      noting(READS.combat)
      return combat?.blocks.length === 1 && combat.blocks[0]?.id === id
    case 'blocking':
      noting(READS.combat)
      return combat?.blocks.some((one) => one.id === id) === true
    case 'blocked':
      noting(READS.combat)
      return combat?.attackers.some((one) => one.id === id && one.blocked) === true
    case 'unblocked':
      noting(READS.combat)
      return isUnblocked(state, id)
    case 'enchanted':
      return hasAttached(state, id, 'Aura')
    case 'equipped':
      return hasAttached(state, id, 'Equipment')
    case 'token':
      return object.kind === 'token'
    case 'faceDown':
      return object.faceDown
    case 'damaged':
      return wasDamaged(state, object)
  }
}
