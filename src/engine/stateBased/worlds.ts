/** 420.5i: the world rule. */
import type { ObjectId, State } from '../state/index.ts'
import type { Famous } from './fame.ts'

/** All world permanents but the one that has been one for the shortest time; tied, all. */
export function surplusWorlds(state: State, all: readonly Famous[]): readonly ObjectId[] {
  const worlds = all.filter((one) => one.world).map((one) => one.id)
  if (worlds.length < 2) return []
  const since = worlds.map((id) => state.fame[id]?.world ?? 0)
  return lasting(worlds, since, Math.max(...since))
}

/** All of them but the one whose time it is; where several have it, none stays. */
export function lasting(ids: readonly ObjectId[], since: readonly number[], time: number): readonly ObjectId[] {
  const kept = since.filter((one) => one === time).length === 1 ? since.indexOf(time) : -1
  return ids.filter((_, index) => index !== kept)
}
