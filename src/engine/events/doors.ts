/** A door of a Room is unlocked (today:709.5): as it is paid for, by an effect, or as the half that was cast enters. */
import { DOORS, type Door } from '../../language/index.ts'
import { notice } from '../abilities/index.ts'
import { doorsOf } from '../continuous/index.ts'
import { type Draft, find, get, type ObjectId } from '../state/index.ts'
import { mark } from './marks.ts'

/** Notes that a door has been unlocked, for what triggers then. */
export function noteUnlocked(g: Draft, object: ObjectId, door: Door): void {
  const it = get(g.state, object)
  const fully = doorsOf(g.state, it).every(({ unlocked }) => unlocked)
  notice(g, [{ kind: 'unlocked', object, seat: it.controller, door, fully }])
}

/** Unlocks that door of the permanent. Returns whether it did: it has one, and it was locked. */
export function unlock(g: Draft, object: ObjectId, door: Door): boolean {
  const it = find(g.state, object)
  if (it === null || !doorsOf(g.state, it).some((one) => one.door === door && !one.unlocked)) return false
  if (!mark(g, object, DOORS[door])) return false
  noteUnlocked(g, object, door)
  return true
}
