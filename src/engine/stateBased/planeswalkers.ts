/** 2011:205.3j, 704.5j: the planeswalker uniqueness rule. */
import { type CardType, isSubtype, subtypeSet } from '../../language/index.ts'
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
      if (isWalkerType(subtype, types)) byType.set(subtype, [...(byType.get(subtype) ?? []), id])
  }
  return [...byType.values()].filter((same) => same.length > 1).flat()
}

/** Words that no list has are planeswalker types too, where no other type of the permanent could have them. */
function isWalkerType(subtype: string, types: readonly CardType[]): boolean {
  if (isSubtype(subtype)) return subtypeSet(subtype) === 'planeswalker'
  return !types.includes('creature') && !types.includes('tribal')
}
