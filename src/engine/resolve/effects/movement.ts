/** Moving objects between zones (217). What happens as they arrive (order, Auras, copies) is the event's affair. */
import type { Destination } from '../../../language/index.ts'
import { type Happened, happen, moveTo, type Proposed } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import { type Context, type Draft, find, get, inTurnOrder, type ObjectId, type Seat } from '../../state/index.ts'
import { seatsOf } from './who.ts'

/** The objects that moved, by the numbers they have now. */
export function arrived(happened: readonly Happened[]): readonly ObjectId[] {
  return happened.flatMap((one) => (one.kind === 'move' && one.became !== null ? [one.became] : []))
}

/** 217.7c: what exiled a card is remembered, and by which of its linked abilities. */
function noteExiled(g: Draft, ids: readonly ObjectId[], source: ObjectId, to: Destination): void {
  const link = to.link?.key ?? null
  for (const id of ids) if (find(g.state, id)?.zone === 'exile') g.patch(id, { exiledWith: source, link })
}

/** Objects that are to be moved at once, and what there is to do when they have arrived. */
interface Moving {
  readonly proposed: readonly Proposed[]
  /** Gives them by their new numbers, those in a shuffled library left out. */
  readonly arrive: (done: readonly Happened[]) => readonly ObjectId[]
}

/** What moving objects to a destination proposes. */
export function moving(g: Draft, ids: readonly ObjectId[], to: Destination, context: Context): Moving {
  // 217.9d: only its owner may ante an object.
  const may = (id: ObjectId): boolean => to.zone !== 'ante' || get(g.state, id).owner === context.controller
  const present = ids.filter((id) => find(g.state, id) !== null && may(id))
  const owners = present.map((id) => get(g.state, id).owner)
  const one = to.under === null ? null : (seatsOf(g.state, to.under, context)[0] ?? context.controller)
  // "Under their owners' control": each under its own owner's.
  const underOf = (id: ObjectId): Seat | null => (to.under?.kind === 'ownerOf' ? get(g.state, id).owner : one)
  const position = to.zone !== 'library' ? null : (to.position ?? 'top')
  const moves = present.map((id) =>
    moveTo(id, to.zone, 'effect', { under: underOf(id), tapped: to.tapped, position, faceDown: to.faceDown ?? false }),
  )
  // A library is shuffled even where everything went elsewhere.
  const seats = to.position === 'shuffled' ? inTurnOrder(g.state).filter((seat) => owners.includes(seat)) : []
  const proposed = [...moves, ...seats.map((seat) => ({ kind: 'shuffle', seat }) as const)]
  const arrive = (done: readonly Happened[]): readonly ObjectId[] => {
    const became = arrived(done)
    if (to.zone === 'exile') noteExiled(g, became, context.source, to)
    return to.position === 'shuffled' ? [] : became
  }
  return { proposed, arrive }
}

/** Moves objects to a destination at once. Gives them by their new numbers, those in a shuffled library left out. */
export function* moveAll(
  g: Draft,
  ids: readonly ObjectId[],
  to: Destination,
  context: Context,
): Process<readonly ObjectId[]> {
  const { proposed, arrive } = moving(g, ids, to, context)
  return arrive(yield* happen(g, proposed))
}
