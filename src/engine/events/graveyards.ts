/** The order of cards that are put into one graveyard at the same time (217.4c). */
import { inOrder, type Process, reordered } from '../questions/index.ts'
import { type Draft, find, inTurnOrder, type ObjectId, type Seat } from '../state/index.ts'
import type { FinalEvent } from './finalEvents.ts'
import { willEnd } from './outcome.ts'

interface Buried {
  readonly one: FinalEvent
  readonly id: ObjectId
}

/**
 * The cards about to be put into this player's graveyard. Tokens aren't cards, and cards chosen for a discard were
 * chosen in order.
 */
function cardsFor(g: Draft, all: readonly FinalEvent[], owner: Seat): readonly Buried[] {
  return all.flatMap((one) => {
    const { event } = one
    if (event.kind !== 'move' || event.to !== 'graveyard' || event.cause === 'discard') return []
    const object = find(g.state, event.object)
    return object?.kind === 'card' && object.owner === owner ? [{ one, id: object.id }] : []
  })
}

function areAlike(g: Draft, cards: readonly Buried[]): boolean {
  const face = find(g.state, cards[0]?.id ?? -1)?.face
  return cards.every(({ id }) => find(g.state, id)?.face === face)
}

/** 217.4c: their owner chooses the order; the last one ends up on top. */
export function* inGraveyardOrder(g: Draft, all: readonly FinalEvent[]): Process<readonly FinalEvent[]> {
  if (all.length < 2 || !g.state.options.orderGraveyards) return all
  const events = all.map(({ event }) => event)
  if (g.state.outcome !== null || willEnd(g.state, events)) return all
  let ordered = all
  for (const seat of inTurnOrder(g.state)) {
    const cards = cardsFor(g, all, seat)
    if (areAlike(g, cards)) continue
    const wanted = yield* inOrder(seat, 'graveyard', cards, ({ id }) => id)
    ordered = reordered(
      ordered,
      wanted.map(({ one }) => one),
    )
  }
  return ordered
}
