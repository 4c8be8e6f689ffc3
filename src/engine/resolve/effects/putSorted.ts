/** Where the cards that somebody has sorted go. */
import type { Destination, Placement, SortCards } from '../../../language/index.ts'
import { arrangeLibrary, type Happened, happen, type Proposed } from '../../events/index.ts'
import { idsInOrder, type Process } from '../../questions/index.ts'
import { type Context, type Done, type Draft, doneBy, find, get, type ObjectId, type Seat } from '../../state/index.ts'
import { defendersFor } from './joining.ts'
import { type Moving, moving } from './movement.ts'
import { atRandom } from './things.ts'

/** One player at the cards of one player. */
export interface Sorting {
  readonly g: Draft
  readonly effect: SortCards
  /** Who looks. */
  readonly seat: Seat
  /** Whose cards. */
  readonly owner: Seat
  readonly context: Context
}

export interface Sorted {
  readonly that: readonly ObjectId[]
  readonly amount: number
  readonly done: readonly Done[]
}

export interface Taken {
  readonly ids: readonly ObjectId[]
  /** `null`: they stay. */
  readonly place: Placement | null
}

/** The cards that are put somewhere. */
type Placed = Taken & { readonly place: Placement }

const discarded = (happened: readonly Happened[]): readonly ObjectId[] =>
  happened.flatMap((one) => (one.kind === 'discarded' && one.became !== null ? [one.became] : []))

export const isPlaceIn = (to: Destination | 'discard'): to is Destination =>
  to !== 'discard' && to.zone === 'library' && to.position !== 'shuffled'

/** How many cards lie above that place. */
const ABOVE: Readonly<Partial<Record<NonNullable<Destination['position']>, number>>> = { top: 0, second: 1, third: 2 }

/** Puts cards of a library at another place in it, in an order that who looks decides, or chance. */
function* placeWithin({ g, seat, owner }: Sorting, { ids, place }: Placed, to: Destination): Process<Sorted> {
  const ordered = place.order === 'random' ? atRandom(g, ids, ids.length) : yield* idsInOrder(seat, 'library', ids)
  const others = (g.state.libraries[owner] ?? []).filter((id) => !ids.includes(id))
  const above = to.position === 'bottom' ? others.length : (ABOVE[to.position ?? 'top'] ?? 0)
  arrangeLibrary(g, owner, [...others.slice(0, above), ...ordered, ...others.slice(above)])
  return { that: ordered, amount: ids.length, done: [] }
}

const discarding = (owner: Seat, ids: readonly ObjectId[], by: Seat): readonly Proposed[] =>
  ids.map((object) => ({ kind: 'discard', seat: owner, object, cause: 'effect', by }) as const)

const NOTHING: Sorted = { that: [], amount: 0, done: [] }

/** Cards that go to another zone. */
interface Leaving extends Moving {
  readonly taken: Taken
  readonly ids: readonly ObjectId[]
}

/** All that goes to another zone goes at once; what stays in the library is then put at its place. */
export function* putSorted(sorting: Sorting, all: readonly Taken[]): Process<readonly Sorted[]> {
  const { g, owner, context } = sorting
  const placed = all.filter((taken): taken is Placed => taken.place !== null)
  const stays = (to: Placement['to'], id: ObjectId): boolean => isPlaceIn(to) && get(g.state, id).zone === 'library'
  const leaving: Leaving[] = []
  for (const taken of placed) {
    const { to } = taken.place
    const ids = taken.ids.filter((id) => !stays(to, id))
    if (ids.length === 0) continue
    if (to === 'discard')
      leaving.push({ taken, ids, proposed: discarding(owner, ids, context.controller), arrive: discarded })
    else
      leaving.push({
        taken,
        ids,
        ...moving(g, ids, to, context, { attacks: yield* defendersFor(g, ids, to, context) }),
      })
  }
  const happened = yield* happen(
    g,
    leaving.flatMap(({ proposed }) => proposed),
  )
  const gone = new Map(
    leaving.map(({ taken, ids, arrive }): [Taken, Sorted] => {
      const own = happened.filter((one) => !('object' in one) || ids.includes(one.object as ObjectId))
      return [taken, { that: arrive(own), amount: taken.ids.length, done: doneBy(own) }]
    }),
  )
  const sorted: Sorted[] = []
  for (const taken of all) {
    const { place } = taken
    if (place === null) {
      sorted.push({ that: taken.ids, amount: taken.ids.length, done: [] })
      continue
    }
    const { to } = place
    const left = gone.get(taken) ?? NOTHING
    const here = taken.ids.filter((id) => find(g.state, id)?.zone === 'library')
    if (here.length === 0 || !isPlaceIn(to)) sorted.push(left)
    else {
      // What came from elsewhere is put in order with the others.
      const { done } = left
      sorted.push({ ...(yield* placeWithin(sorting, { ids: [...here, ...left.that], place }, to)), done })
    }
  }
  return sorted
}
