/** The lists of the zones: removing an object from one and adding it to one (217). */
import type { ZoneName } from '../../language/index.ts'
import { type Draft, type GameObject, type Move, type ObjectId, type Seat, zoneList } from '../state/index.ts'

/** Removes an object from its zone's list. The object itself stays until it is dropped. */
export function takeOut(g: Draft, object: GameObject): void {
  const list = zoneList(g.state, object.zone, object.owner)
  // The usual cases are the top of a library and the top of the stack.
  if (list[0] === object.id) g.writeZone(object.zone, object.owner, list.slice(1))
  else
    g.writeZone(
      object.zone,
      object.owner,
      list.filter((id) => id !== object.id),
    )
}

/** Adds an object to its zone's list: on top of a library unless it goes to the bottom, on top of everything else. */
export function putIn(
  g: Draft,
  id: ObjectId,
  zone: ZoneName,
  owner: Seat,
  place: Pick<Move, 'position' | 'beneath'> | null,
): void {
  const { position, beneath = 0 } = place ?? { position: null }
  const list = zoneList(g.state, zone, owner)
  const first = zone === 'library' && position !== 'bottom' && position !== 'bottomAtRandom'
  const above = position === 'second' ? 1 : position === 'third' ? 2 : beneath
  g.writeZone(zone, owner, first ? [...list.slice(0, above), id, ...list.slice(above)] : [...list, id])
}
