/** What an Aura may be attached to (212.4d-g, 502.7). */
import { isType } from '../continuous/index.ts'
import { isProtectedFrom, saysItMayEnchant } from '../keywords/index.ts'
import { ask, type Process } from '../questions/index.ts'
import type { Move } from '../state/happening.ts'
import { type Draft, find, get, type ObjectId, type Ref, type Seat, type State } from '../state/index.ts'
import { controllerAfter } from './relocate.ts'

/** Whether the card is an Aura by what is printed on it (a copied face counts on the battlefield only). */
function isAuraCard(state: State, id: ObjectId): boolean {
  return state.printed[get(state, id).face]?.subtypes.includes('Aura') ?? false
}

/** Whether an Aura, or an Aura card about to enter under `controller`, may be attached there. */
export function mayEnchant(state: State, aura: ObjectId, host: Ref, controller: Seat): boolean {
  if ('player' in host) {
    if (state.players[host.player]?.lost !== null) return false
  } else {
    const object = find(state, host.object)
    if (object === null || object.zone !== 'battlefield' || host.object === aura) return false
    if (isProtectedFrom(state, host.object, aura)) return false
  }
  return saysItMayEnchant(state, aura, host, controller)
}

/**
 * 301.5: an Equipment may be attached to a creature that has no protection from it (420.5k); as a creature itself it can't be
 * (212.2i), so neither to itself.
 */
export function mayEquip(state: State, equipment: ObjectId, host: Ref): boolean {
  if (!('object' in host)) return false
  const object = find(state, host.object)
  if (object === null || object.zone !== 'battlefield' || !isType(state, host.object, 'creature')) return false
  return !isType(state, equipment, 'creature') && !isProtectedFrom(state, host.object, equipment)
}

/**
 * 212.4e: whoever puts an Aura onto the battlefield chooses what it enchants, where nothing says so. Gives the move with
 * its host, or `null`: it stays where it is.
 */
export function* attachEntering(g: Draft, move: Move): Process<Move | null> {
  if (move.to !== 'battlefield' || move.faceDown || !isAuraCard(g.state, move.object)) return move
  const seat = controllerAfter(get(g.state, move.object), move)
  if (move.attachTo !== null) return mayEnchant(g.state, move.object, move.attachTo, seat) ? move : null
  const from = g.state.battlefield.filter((id) => mayEnchant(g.state, move.object, { object: id }, seat))
  const players = g.state.players.filter((one) => mayEnchant(g.state, move.object, { player: one.seat }, seat))
  const legal: Ref[] = [...from.map((object) => ({ object })), ...players.map((one) => ({ player: one.seat }))]
  const only = legal[0]
  if (only === undefined) return null
  if (legal.length === 1) return { ...move, attachTo: only }
  if (players.length > 0) {
    const [host] = yield* ask('targets', { seat, source: move.object, mode: 0, slot: 0, legal, min: 1, max: 1 })
    return host === undefined ? null : { ...move, attachTo: host }
  }
  const [chosen] = yield* ask('choose', {
    seat,
    source: move.object,
    reason: 'enchant',
    from,
    min: 1,
    max: 1,
    zone: 'battlefield',
    looking: [],
  })
  return chosen === undefined ? null : { ...move, attachTo: { object: chosen } }
}
