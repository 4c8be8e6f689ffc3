/** 420.5i: the world rule. */
import type { ObjectId, State } from '../state/index.ts'
import type { Finding } from './finding.ts'
import type { LegendOrWorld } from './legendStatus.ts'
import { goingFrom, putAll } from './uniqueness.ts'

/** All world permanents go except the one that has been one for the shortest time; if tied, all. */
export function findWorlds(state: State, all: readonly LegendOrWorld[]): readonly Finding[] {
  const worlds = all.filter((one) => one.world).map((one) => one.id)
  if (worlds.length < 2) return []
  const going = goingFrom(state, worlds, (group) => {
    const since = group.map((id) => state.legendStatus[id]?.world ?? 0)
    return allButTheOneSince(group, since, Math.max(...since))
  })
  return putAll(going)
}

/** All of them except the one that has been one since that time; if several have, none stays. */
export function allButTheOneSince(
  ids: readonly ObjectId[],
  since: readonly number[],
  time: number,
): readonly ObjectId[] {
  const kept = since.filter((one) => one === time).length === 1 ? since.indexOf(time) : -1
  return ids.filter((_, index) => index !== kept)
}
