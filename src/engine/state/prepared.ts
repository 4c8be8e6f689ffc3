/** Copies of spells that prepared permanents offer (today:722): they lie in exile, linked with the permanent. */
import type { ObjectId, Seat } from './ids.ts'
import type { GameObject } from './object.ts'
import { find } from './read.ts'
import type { State } from './state.ts'

/** The permanent that offers the copy, as long as it is prepared; `null`: it is no such copy any longer. */
export function preparedBy(state: State, { kind, zone, placedBy, link }: GameObject): GameObject | null {
  if (kind !== 'spellCopy' || zone !== 'exile' || link !== 'prepared' || placedBy === null) return null
  const permanent = find(state, placedBy)
  return permanent?.zone === 'battlefield' && permanent.marks?.prepared !== undefined ? permanent : null
}

/** Whether the player may cast the copy: they control the permanent that offers it. */
export const isPreparedFor = (state: State, seat: Seat, object: GameObject): boolean =>
  preparedBy(state, object)?.controller === seat

/** The copies that the player may cast. */
export const preparedFor = (state: State, seat: Seat): readonly ObjectId[] =>
  state.exile.filter((id) => {
    const object = find(state, id)
    return object !== null && isPreparedFor(state, seat, object)
  })
