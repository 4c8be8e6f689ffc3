/** How much damage is more than enough (today:120.10). */
import { characteristics, isType, toughnessOf } from '../continuous/index.ts'
import { find, type ObjectId, type Ref, type State } from '../state/index.ts'
import { sourceHas } from './damage.ts'

/** How much of that damage to it is enough: less may be lethal from a deathtouch source. Players have no excess. */
function enoughFor(state: State, source: ObjectId, id: ObjectId): number {
  const object = find(state, id)
  if (object === null) return Number.POSITIVE_INFINITY
  const { types } = characteristics(state, id)
  const enough: number[] = []
  if (types.includes('creature')) {
    const lethal = Math.max(0, toughnessOf(state, id) - object.damage)
    enough.push(sourceHas(state, source, 'deathtouch') ? Math.min(1, lethal) : lethal)
  }
  if (types.includes('planeswalker')) enough.push(object.counters.loyalty ?? 0)
  if (isType(state, id, 'battle')) enough.push(object.counters.defense ?? 0)
  return Math.min(...enough)
}

/** What of so much damage from that source would be in excess: for several types the greatest. */
export function excessOf(state: State, source: ObjectId, to: Ref, n: number): number {
  return 'player' in to ? 0 : Math.max(0, n - enoughFor(state, source, to.object))
}
