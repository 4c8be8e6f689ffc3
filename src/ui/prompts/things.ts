/** What the things of a choice are called. */
import { characteristics, find, type ObjectId, type Seat, type State } from '../../engine/index.ts'
import type { Thing } from '../messages/index.ts'

/** Whether it lies on the table, or in the hand of the player asked, where it can be seen. */
export function isAtHand(state: State, me: Seat, id: ObjectId): boolean {
  const object = find(state, id)
  if (object === null) return false
  return object.zone === 'battlefield' || object.zone === 'stack' || (object.zone === 'hand' && object.owner === me)
}

const KINDS = ['creature', 'planeswalker', 'land', 'artifact', 'enchantment'] as const

/** The word for all of them: by the zone they are in, and on the battlefield by a card type that each has. */
export function thingOf(state: State, ids: readonly ObjectId[]): Thing {
  const zones = new Set(ids.map((id) => find(state, id)?.zone))
  if (zones.size !== 1) return 'card'
  if (zones.has('stack')) return 'spell'
  if (!zones.has('battlefield')) return 'card'
  const types = ids.map((id) => characteristics(state, id).types)
  return KINDS.find((kind) => types.every((one) => one.includes(kind))) ?? 'permanent'
}
