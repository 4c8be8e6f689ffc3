/** Identifiers of things in a state: plain numbers, so that a state stays plain data. */

/** A player's place in turn order, from 0. */
export type Seat = number

/** An object's id. An object that changes zones becomes a new object with a new id (217.1c). */
export type ObjectId = number

/** An object or a player: what can be targeted, attacked, dealt damage. */
export type Ref = { readonly object: ObjectId } | { readonly player: Seat }

/** Whether two references refer to the same thing. */
export function sameRef(a: Ref, b: Ref): boolean {
  return 'object' in a ? 'object' in b && a.object === b.object : 'player' in b && a.player === b.player
}
