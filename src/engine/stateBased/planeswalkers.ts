/** 2011:205.3j, 704.5j: the planeswalker uniqueness rule. */
import { type CardType, isSubtype, subtypeSet } from '../../language/index.ts'
import { characteristics } from '../continuous/index.ts'
import { editionOf, type ObjectId, type State } from '../state/index.ts'
import type { Finding } from './finding.ts'
import { findUniqueness } from './uniqueness.ts'

/** What happens to planeswalkers that share a planeswalker type. */
export function findPlaneswalkers(state: State): readonly Finding[] {
  const { planeswalkerRule } = editionOf(state).stateBased
  if (planeswalkerRule === 'none') return []
  return sharingTypes(state).flatMap((same) => findUniqueness(state, planeswalkerRule, same))
}

/** Planeswalkers grouped by type, for types that several have. */
function sharingTypes(state: State): readonly (readonly ObjectId[])[] {
  const byType = new Map<string, ObjectId[]>()
  for (const id of state.battlefield) {
    const { types, subtypes } = characteristics(state, id)
    if (!types.includes('planeswalker')) continue
    for (const subtype of subtypes)
      if (isPlaneswalkerType(subtype, types)) byType.set(subtype, [...(byType.get(subtype) ?? []), id])
  }
  return [...byType.values()].filter((same) => same.length > 1)
}

/** Words in no list also count as planeswalker types, if no other type of the permanent could have them. */
function isPlaneswalkerType(subtype: string, types: readonly CardType[]): boolean {
  if (isSubtype(subtype)) return subtypeSet(subtype) === 'planeswalker'
  return !types.includes('creature') && !types.includes('tribal')
}
