/** A permanent's current states: tapped, attacking, enchanted. */
import type { PermanentState, Predicate, Thing } from '../../../language/index.ts'
import {
  cardsOf,
  combatOf,
  find,
  get,
  kindsOfCounters,
  type LayerObject,
  type LayerState,
  type ObjectId,
  playerAt,
  read,
  readObject,
  readPlayer,
  type Seat,
} from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'

/** Whether anything of that subtype is attached to it, or was as it left; `of`: something that player controls. */
function hasAttached(state: LayerState, id: ObjectId, subtype: string, of: Seat | null = null): boolean {
  const fits = (other: ObjectId): boolean =>
    isAttachment(state, other, subtype) && (of === null || evaluators.characteristics(state, other).controller === of)
  if (find(state, id) === null) return state.lastKnown[id]?.attached?.some(fits) === true
  return state.battlefield.some((other) => {
    const host = get(state, other).attachedTo
    return host !== null && 'object' in host && host.object === id && fits(other)
  })
}

/** today:700.9. */
function isModified(state: LayerState, object: LayerObject): boolean {
  const { id } = object
  if (Object.values(object.counters).some((n) => n > 0) || hasAttached(state, id, 'Equipment')) return true
  const { controller } = evaluators.characteristics(state, id)
  return hasAttached(state, id, 'Aura', controller)
}

/** 2004's Auras have "Enchant ..." as a subtype (205.3c); in both editions they are enchantments that are attached. */
function isAttachment(state: LayerState, id: ObjectId, subtype: string): boolean {
  const values = evaluators.characteristics(state, id)
  return values.subtypes.includes(subtype) || (subtype === 'Aura' && values.types.includes('enchantment'))
}

function wasDamaged(state: LayerState, object: LayerObject): boolean {
  return (
    readObject(object, 'damage') > 0 ||
    read(state, 'facts').damage.some(({ to }) => 'object' in to && to.object === object.id)
  )
}

const isAlone = (fighting: readonly { readonly id: ObjectId }[] | undefined, id: ObjectId): boolean =>
  fighting?.length === 1 && fighting[0]?.id === id

/** An attacker is unblocked from the declaration of blockers on (309.2). */
function isUnblocked(state: LayerState, id: ObjectId): boolean {
  const { step } = read(state, 'turn')
  if (step === 'beginCombat' || step === 'declareAttackers') return false
  return combatOf(state, id)?.attackers.some((one) => one.id === id && !one.blocked) === true
}

/** Whether the card is its owner's commander: no copy of one is. */
const isCommander = (state: LayerState, object: LayerObject): boolean => {
  const cards = cardsOf(object)
  if (cards.length === 0) return false
  return readPlayer(playerAt(state, object.owner), 'commanders')?.some((one) => cards.includes(one.card)) === true
}

/** Whether the permanent is in that state, or was when it left. */
export function isInState(state: LayerState, object: LayerObject, which: PermanentState): boolean {
  const id = object.id
  switch (which) {
    case 'tapped':
      return readObject(object, 'tapped')
    case 'untapped':
      return !readObject(object, 'tapped')
    case 'attacking':
      return combatOf(state, id)?.attackers.some((one) => one.id === id) === true
    case 'attackingAlone':
      return isAlone(combatOf(state, id)?.attackers, id)
    case 'blockingAlone':
      return isAlone(combatOf(state, id)?.blocks, id)
    case 'blocking':
      return combatOf(state, id)?.blocks.some((one) => one.id === id) === true
    case 'blocked':
      return combatOf(state, id)?.attackers.some((one) => one.id === id && one.blocked) === true
    case 'unblocked':
      return isUnblocked(state, id)
    case 'enchanted':
      return hasAttached(state, id, 'Aura')
    case 'equipped':
      return hasAttached(state, id, 'Equipment')
    case 'modified':
      return isModified(state, object)
    case 'token':
      return object.kind === 'token'
    case 'commander':
      return isCommander(state, object)
    case 'faceDown':
      return object.faceDown
    case 'damaged':
      return wasDamaged(state, object)
    case 'goaded':
      return evaluators.characteristics(state, id).restrictions.some(({ restriction: { kind } }) => kind === 'goaded')
  }
}

/** Whether it is attached to that thing, or was as that left (413.2f). */
export function isAttachedTo({ state, object, context }: Candidate, thing: Thing): boolean {
  const host = object.attachedTo !== null && 'object' in object.attachedTo ? object.attachedTo.object : null
  // What was attached to something that this text has just moved: until then it is spoken of as what it has become.
  const became = host === null ? null : (state.lastKnown[host]?.became ?? null)
  return evaluators.thingsOf(state, thing, context).some((id) => {
    if (id === host || id === became) return true
    // 413.2f: to what is gone it was attached as that left.
    return find(state, id) === null && state.lastKnown[id]?.attached?.includes(object.id) === true
  })
}

/** Whether it is marked so, that far; a Class that isn't marked is level 1 (today:716). */
export const isMarked = ({ marks }: LayerObject, { as, least = 1 }: Extract<Predicate, { is: 'marked' }>): boolean =>
  (marks?.[as]?.n ?? (as === 'level' ? 1 : 0)) >= least

/** Whether it is paired with that thing. */
export const isPairedWith = ({ state, object, context }: Candidate, thing: Thing): boolean => {
  const partner = object.marks?.paired?.n
  return partner !== undefined && evaluators.thingsOf(state, thing, context).includes(partner)
}

/** How many of that kind there are on it; without a kind, of all kinds together. */
export function hasCounters(
  object: LayerObject,
  { counter, least = 1 }: Extract<Predicate, { is: 'hasCounter' }>,
): boolean {
  return kindsOfCounters(object, counter).reduce((n, kind) => n + (object.counters[kind] ?? 0), 0) >= least
}
