/** Moving objects between zones (217). */
import type { Destination } from '../../../language/index.ts'
import { characteristics, keywordsOf, matches, contextOf } from '../../continuous/index.ts'
import { happen, type Happened, moveTo, shuffleLibrary, type Move } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context, type Draft, find, get, inTurnOrder, type ObjectId, opponentsOf, type Ref, type Seat, type State,
} from '../../state/index.ts'
import { seatsOf } from './who.ts'

/** The objects that moved, by the numbers they have now. */
export function arrived(happened: readonly Happened[]): readonly ObjectId[] {
  return happened.flatMap((one) => (one.kind === 'move' && one.became !== null ? [one.became] : []))
}

/** Whether an Aura comes to the battlefield without having been cast: it is attached as it enters (212.4). */
function entersAsAura(state: State, id: ObjectId): boolean {
  return characteristics(state, id).subtypes.includes('Aura') && keywordsOf(state, id, 'enchant').length > 0
}

/** What an Aura could enter attached to. */
function hostsFor(state: State, id: ObjectId, seat: Seat): readonly Ref[] {
  const context = contextOf(id, seat)
  return keywordsOf(state, id, 'enchant').flatMap((keyword): readonly Ref[] => {
    if (keyword.name !== 'enchant') return []
    const filter = keyword.filter
    const objects = filter === null ? [] : state.battlefield.filter((other) => matches(state, filter, other, context))
    const players = keyword.player ? [seat, ...opponentsOf(state, seat)] : []
    return [...objects.map((object) => ({ object })), ...players.map((player) => ({ player }))]
  })
}

/** Its controller chooses what an Aura enchants as it enters; `null` where nothing can be. */
function* chooseHost(g: Draft, id: ObjectId, seat: Seat): Process<Ref | null> {
  const legal = hostsFor(g.state, id, seat)
  const [only] = legal
  if (only === undefined || legal.length === 1) return only ?? null
  const from = legal.flatMap((ref) => ('object' in ref ? [ref.object] : []))
  if (from.length === legal.length) {
    const [object] = yield* ask('choose', { seat, source: id, reason: 'enchant', from, min: 1, max: 1, zone: 'battlefield', looking: [] })
    return object === undefined ? null : { object }
  }
  const [ref] = yield* ask('targets', { seat, source: id, mode: 0, slot: 0, legal, min: 1, max: 1 })
  return ref ?? null
}

/** Owners put several cards that go to the same end of a library in an order of their choice (217.2d). */
export function* inOwnersOrder(g: Draft, ids: readonly ObjectId[]): Process<readonly ObjectId[]> {
  if (ids.length < 2) return ids
  const ordered: ObjectId[] = []
  for (const seat of inTurnOrder(g.state)) {
    const own = ids.filter((id) => get(g.state, id).owner === seat)
    if (own.length < 2) ordered.push(...own)
    else ordered.push(...(yield* ask('order', { seat, what: 'library', items: own, of: null })))
  }
  return ordered
}

function* planMove(g: Draft, id: ObjectId, to: Destination, context: Context): Process<Move | null> {
  const under = to.under === null ? null : (seatsOf(g.state, to.under, context)[0] ?? context.controller)
  const position = to.position === 'bottom' ? 'bottom' : to.zone === 'library' ? 'top' : null
  const fields = { under, tapped: to.tapped, position } as const
  if (to.zone !== 'battlefield') return moveTo(id, to.zone, 'effect', fields)
  const types = characteristics(g.state, id).types
  // 217.1a: an instant or sorcery that would enter the battlefield stays where it is.
  if (types.includes('instant') || types.includes('sorcery')) return null
  if (!entersAsAura(g.state, id)) return moveTo(id, 'battlefield', 'effect', fields)
  const attachTo = yield* chooseHost(g, id, under ?? get(g.state, id).owner)
  return attachTo === null ? null : moveTo(id, 'battlefield', 'effect', { ...fields, attachTo })
}

/** Moves objects to a destination at once. Gives them by their new numbers. */
export function* moveAll(g: Draft, ids: readonly ObjectId[], to: Destination, context: Context): Process<readonly ObjectId[]> {
  const present = ids.filter((id) => find(g.state, id) !== null)
  const owners = [...new Set(present.map((id) => get(g.state, id).owner))]
  const stacked = to.zone === 'library' && to.position !== 'shuffled'
  const ordered = stacked ? yield* inOwnersOrder(g, present) : present
  const moves: Move[] = []
  // Onto the top the last goes first, so that the first in the order ends on top.
  for (const id of stacked && to.position !== 'bottom' ? [...ordered].reverse() : ordered) {
    const move = yield* planMove(g, id, to, context)
    if (move !== null) moves.push(move)
  }
  if (moves.length === 0) return []
  const became = arrived(yield* happen(g, moves))
  if (to.position !== 'shuffled') return became
  for (const seat of inTurnOrder(g.state)) if (owners.includes(seat)) shuffleLibrary(g, seat)
  return []
}
