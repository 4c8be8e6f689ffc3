/** 2011:205.3j, 704.5j: the planeswalker uniqueness rule. */
import { subtypeSet } from '../../language/index.ts'
import { characteristics } from '../continuous/index.ts'
import { editionOf, type ObjectId, type State } from '../state/index.ts'

/** All planeswalkers that share a planeswalker type with another, whoever controls them. */
export function surplusWalkers(state: State): readonly ObjectId[] {
  if (!editionOf(state).planeswalkers) return []
  const byType = new Map<string, ObjectId[]>()
  for (const id of state.battlefield) {
    const { types, subtypes } = characteristics(state, id)
    if (!types.includes('planeswalker')) continue
    for (const subtype of subtypes)
      if (subtypeSet(subtype) === 'planeswalker') byType.set(subtype, [...(byType.get(subtype) ?? []), id])
  }
  return [...byType.values()].filter((same) => same.length > 1).flat()
}
