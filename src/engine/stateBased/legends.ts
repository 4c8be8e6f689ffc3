/** 420.5e: the legend rule, as the edition has it. */
import { isKeptFrom } from '../restrictions/index.ts'
import { editionOf, type ObjectId, type State } from '../state/index.ts'
import type { Finding } from './finding.ts'
import type { LegendOrWorld } from './legendStatus.ts'
import { findUniqueness, goingFrom, putAll } from './uniqueness.ts'
import { allButTheOneSince } from './worlds.ts'

/** What happens to legends with the same name. */
export function findLegends(state: State, all: readonly LegendOrWorld[]): readonly Finding[] {
  const byName = new Map<string, ObjectId[]>()
  for (const { id, legend, name } of all) {
    if (!legend || isKeptFrom(state, id, 'legendRule')) continue
    const same = byName.get(name)
    if (same === undefined) byName.set(name, [id])
    else same.push(id)
  }
  return [...byName.values()].filter((same) => same.length > 1).flatMap((same) => findSame(state, same))
}

function findSame(state: State, same: readonly ObjectId[]): readonly Finding[] {
  const { legendRule } = editionOf(state).stateBased
  if (legendRule !== 'oldestStays') return findUniqueness(state, legendRule, same)
  // 2004: all but the one that has been a legend with that name for the longest; if tied, all.
  const going = goingFrom(state, same, (group) => {
    const since = group.map((id) => state.legendStatus[id]?.legend ?? 0)
    return allButTheOneSince(group, since, Math.min(...since))
  })
  return putAll(going)
}
