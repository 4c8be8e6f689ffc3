/** 420.5e: the legend rule, as the edition has it. */
import { characteristics } from '../continuous/index.ts'
import { editionOf, get, type ObjectId, type State } from '../state/index.ts'

/** Legendary permanents that go to their owners' graveyards because another has their name. */
export function surplusLegends(state: State): readonly ObjectId[] {
  const byName = new Map<string, ObjectId[]>()
  for (const id of state.battlefield) {
    const { name } = characteristics(state, id)
    if (!isLegend(state, id) || name === '') continue
    const same = byName.get(name)
    if (same === undefined) byName.set(name, [id])
    else same.push(id)
  }
  const going: ObjectId[] = []
  for (const same of byName.values()) if (same.length > 1) going.push(...surplusOf(state, same))
  return going
}

/** 2004:215.1: the supertype legendary, or in 2004 the creature type Legend. */
export function isLegend(state: State, id: ObjectId): boolean {
  const { supertypes, subtypes } = characteristics(state, id)
  return supertypes.includes('legendary') || (editionOf(state).legendIsCreatureType && subtypes.includes('Legend'))
}

/** 2004: all but the one that has been a legend with that name for the longest; tied, all. 2011: all, oldest included. */
function surplusOf(state: State, same: readonly ObjectId[]): readonly ObjectId[] {
  if (editionOf(state).legendRule === 'allGo') return same
  // What arrived in one event has the same whole number.
  const since = same.map((id) => Math.floor(get(state, id).timestamp))
  const oldest = Math.min(...since)
  const kept = since.filter((time) => time === oldest).length === 1 ? since.indexOf(oldest) : -1
  return same.filter((_, index) => index !== kept)
}
