/** What objects have in common: types, colours, names, mana values. */
import { PERMANENT_TYPES, type Predicate, type Shared, subtypeSet } from '../../../language/index.ts'
import type { Characteristics, Context, LayerObject, LayerState, ObjectId } from '../../state/index.ts'
import { evaluators } from './evaluators.ts'
import { statisticsOf } from './statistics.ts'

/** What an object can share with another (205.2, 205.3). */
const SHARED = {
  cardType: ({ types }: Characteristics): readonly string[] => types,
  creatureType: ({ subtypes }: Characteristics): readonly string[] =>
    subtypes.filter((subtype) => subtypeSet(subtype) === 'creature'),
  permanentType: ({ types }: Characteristics): readonly string[] =>
    types.filter((type) => PERMANENT_TYPES.includes(type)),
  color: ({ colors }: Characteristics): readonly string[] => colors,
  // 2011:201.2a: what has no name shares none. A split card has each half's (505.7).
  name: ({ name }: Characteristics): readonly string[] => (name ? name.split(' // ') : []),
} as const

/** What the object has of that kind: each half of a split card its own (505.7). */
export function sharedOf(state: LayerState, what: Shared, id: ObjectId): readonly (string | number)[] {
  if (what === 'manaValue') return statisticsOf(state, 'manaValue', id)
  return SHARED[what](evaluators.characteristics(state, id))
}

interface Sharing {
  readonly state: LayerState
  readonly object: LayerObject
  readonly context: Context
}

/** Whether the object shares that with one of the things meant; `another`: itself doesn't count. */
export function shares(
  { state, object, context }: Sharing,
  { what, thing, another, among }: Extract<Predicate, { is: 'shares' }>,
): boolean {
  const all = sharedOf(state, what, object.id)
  const own = among === undefined ? all : all.filter((one) => among.some((type) => type === one))
  return evaluators
    .thingsOf(state, thing, context)
    .some((id) => (another !== true || id !== object.id) && sharedOf(state, what, id).some((one) => own.includes(one)))
}

/** How many of the objects have one and the same of it, whichever of theirs most of them have. */
export function mostAlike(state: LayerState, what: Shared, ids: readonly ObjectId[]): number {
  const counts = new Map<string | number, number>()
  for (const id of ids)
    for (const one of new Set(sharedOf(state, what, id))) counts.set(one, (counts.get(one) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
