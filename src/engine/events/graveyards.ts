/** The order of cards that are put into one graveyard at the same time (217.4c). */
import { ask, type Process } from '../questions/index.ts'
import { type Draft, find, inTurnOrder, type ObjectId, type Seat } from '../state/index.ts'
import { willEnd } from './outcome.ts'
import type { Settled } from './settle.ts'

/** The cards that will lie in this player's graveyard. Tokens won't, and what was chosen for a discard was chosen in order. */
function cardsFor(g: Draft, all: readonly Settled[], owner: Seat): readonly ObjectId[] {
  const ids: ObjectId[] = []
  for (const { event } of all) {
    if (event.kind !== 'move' || event.to !== 'graveyard' || event.cause === 'discard') continue
    const object = find(g.state, event.object)
    if (object?.kind === 'card' && object.owner === owner) ids.push(object.id)
  }
  return ids
}

function areAlike(g: Draft, ids: readonly ObjectId[]): boolean {
  const face = find(g.state, ids[0] ?? -1)?.face
  return ids.every((id) => find(g.state, id)?.face === face)
}

/** 217.4c: their owner chooses the order; the last one lies on top. */
export function* inGraveyardOrder(g: Draft, all: readonly Settled[]): Process<readonly Settled[]> {
  if (all.length < 2 || !g.state.options.orderGraveyards) return all
  const events = all.map(({ event }) => event)
  if (g.state.outcome !== null || willEnd(g.state, events)) return all
  let ordered = all
  for (const seat of inTurnOrder(g.state)) {
    const items = cardsFor(g, all, seat)
    if (items.length < 2 || areAlike(g, items)) continue
    const wanted = [...(yield* ask('order', { seat, what: 'graveyard', items, of: null }))]
    const before = ordered
    ordered = before.map((one) => {
      if (one.event.kind !== 'move' || !items.includes(one.event.object)) return one
      const id = wanted.shift()
      return before.find(({ event }) => event.kind === 'move' && event.object === id) ?? one
    })
  }
  return ordered
}
