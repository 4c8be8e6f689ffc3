/** Where things are on the page, by the keys that elements carry. */
import type { ObjectId, Seat } from '../../engine/index.ts'
import type { ZoneName } from '../../language/index.ts'
import { spotKeys } from '../look/index.ts'

/** A place by the keys it may be found under, the best first. */
export type Spot = readonly string[]

/** A card or an entry of the stack, by its object. */
export const objectKey = (id: ObjectId): string => `o${id}`

const { rail, life, hand, heap, stack } = spotKeys

/** The place of an object in a zone; 0 stands for one that may not be known: nothing of it tells which it is. */
export function spotOf(zone: ZoneName, id: ObjectId, seat: Seat): Spot {
  const itself = id === 0 ? [] : [objectKey(id)]
  switch (zone) {
    case 'battlefield':
      return [...itself, rail(seat)]
    case 'stack':
      return [...itself, stack]
    case 'hand':
      return [...itself, hand(seat), rail(seat)]
    default:
      return [heap(zone, seat), rail(seat)]
  }
}

export const lifeSpot = (seat: Seat): Spot => [life(seat), rail(seat)]

/** A player: where they stand among the creatures, else their life. */
export const playerSpot = (seat: Seat): Spot => [`p${seat}`, ...lifeSpot(seat)]
