/** 420.5e: the legend rule, as the edition has it. */
import { editionOf, type ObjectId, type State } from '../state/index.ts'
import type { Famous } from './fame.ts'
import { lasting } from './worlds.ts'

/** Legends that go to their owners' graveyards because another has their name. */
export function surplusLegends(state: State, all: readonly Famous[]): readonly ObjectId[] {
  const byName = new Map<string, ObjectId[]>()
  for (const { id, legend, name } of all) {
    if (!legend) continue
    const same = byName.get(name)
    if (same === undefined) byName.set(name, [id])
    else same.push(id)
  }
  const going: ObjectId[] = []
  for (const same of byName.values()) if (same.length > 1) going.push(...surplusOf(state, same))
  return going
}

/** 2004: all but the one that has been a legend with that name for the longest; tied, all. 2011: all, oldest included. */
function surplusOf(state: State, same: readonly ObjectId[]): readonly ObjectId[] {
  if (editionOf(state).legendRule === 'allGo') return same
  const since = same.map((id) => state.fame[id]?.legend ?? 0)
  return lasting(same, since, Math.min(...since))
}
