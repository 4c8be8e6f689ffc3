/** 420.5i: the world rule. */
import { characteristics } from '../continuous/index.ts'
import { get, type ObjectId, type State } from '../state/index.ts'

/** All world permanents but the one that has been one for the shortest time; tied, all. */
export function surplusWorlds(state: State): readonly ObjectId[] {
  const worlds = state.battlefield.filter((id) => characteristics(state, id).supertypes.includes('world'))
  if (worlds.length < 2) return []
  const since = worlds.map((id) => Math.floor(get(state, id).timestamp))
  const newest = Math.max(...since)
  const kept = since.filter((time) => time === newest).length === 1 ? since.indexOf(newest) : -1
  return worlds.filter((_, index) => index !== kept)
}
