/** What an Aura may be attached to (212.4d-g, 502.7). */
import type { CardType, Copied } from '../../language/index.ts'
import { characteristics, copiable, isType, keywordsOf } from '../continuous/index.ts'
import { isKeptOff, saysItMayEnchant } from '../keywords/index.ts'
import { ask, type Process } from '../questions/index.ts'
import { isHeldOff } from '../restrictions/index.ts'
import {
  type Draft,
  find,
  type GameObject,
  get,
  type Move,
  type ObjectId,
  type Proposed,
  type Ref,
  type Seat,
  type State,
  sameRef,
} from '../state/index.ts'
import { controllerAfter } from './relocate.ts'

/** Whether an Aura, or an Aura card about to enter under `controller`, may be attached there. */
export function mayEnchant(state: State, aura: ObjectId, host: Ref, controller: Seat): boolean {
  if ('player' in host) {
    if (state.players[host.player]?.lost !== null) return false
  } else {
    const object = find(state, host.object)
    if (object === null || object.zone !== 'battlefield' || host.object === aura) return false
    if (isKeptOff(state, host.object, aura) || isHeldOff(state, host.object, aura)) return false
  }
  return saysItMayEnchant(state, aura, host, controller)
}

/** What each kind of artifact that is attached goes on (212.2i, 2011:702.65). */
const HOSTS: Readonly<Record<string, CardType>> = { Equipment: 'creature', Fortification: 'land' }

/**
 * 502.33, 2011:702.65: an Equipment may be attached to a creature, a Fortification to a land, without protection from
 * it (420.5k); one that is a creature can't be attached (212.2i), and so never to itself.
 */
export function mayEquip(state: State, equipment: ObjectId, host: Ref): boolean {
  if (!('object' in host)) return false
  const object = find(state, host.object)
  if (object === null || object.zone !== 'battlefield') return false
  const types = characteristics(state, equipment).subtypes.map((subtype) => HOSTS[subtype])
  if (!types.some((type) => type !== undefined && isType(state, host.object, type))) return false
  // today:301.5c, 702.151: with reconfigure it may, and is no creature while it is attached.
  const isFree = !isType(state, equipment, 'creature') || keywordsOf(state, equipment, 'reconfigure').length > 0
  if (!isFree || isHeldOff(state, host.object, equipment)) return false
  return !isKeptOff(state, host.object, equipment)
}

/** Everything that this Aura may be attached to under that player's control. */
function legalHosts(state: State, aura: ObjectId, seat: Seat): readonly Ref[] {
  const players = state.players.filter((one) => one.lost === null).map((one) => ({ player: one.seat }))
  const all: readonly Ref[] = [...state.battlefield.map((object) => ({ object })), ...players]
  return all.filter((host) => mayEnchant(state, aura, host, seat))
}

/** What the entering Aura may enchant; `null` if what it enters as isn't an Aura. */
function hostsFor(g: Draft, move: Move, copied: Copied | null): readonly Ref[] | null {
  const object = get(g.state, move.object)
  const will = { faceDown: false, copied: copied ?? object.copied, side: move.side }
  const differs = object.faceDown || copied !== null || object.side !== move.side
  if (!copiable(g.state, differs ? { ...object, ...will } : object).subtypes.includes('Aura')) return null
  const seat = controllerAfter(object, move)
  const mark = g.snapshot()
  if (differs) g.patch(move.object, will)
  const hosts = legalHosts(g.state, move.object, seat)
  g.restore(mark)
  return hosts
}

/** The player chooses what the Aura goes on; `null`: there is nothing that it may enchant. */
function* chosenHost(seat: Seat, source: ObjectId, legal: readonly Ref[]): Process<Ref | null> {
  const [only] = legal
  if (only === undefined || legal.length === 1) return only ?? null
  const from = legal.flatMap((host) => ('object' in host ? host.object : []))
  if (from.length < legal.length) {
    const [host] = yield* ask('targets', { seat, source, mode: 0, slot: 0, legal, min: 1, max: 1 })
    return host ?? null
  }
  const asked = { seat, source, reason: 'enchant', from, min: 1, max: 1, zone: 'battlefield', looking: [] } as const
  const [chosen] = yield* ask('choose', asked)
  return chosen === undefined ? null : { object: chosen }
}

/**
 * 212.4e of a token, as it comes, which `put` would put onto the battlefield: what it enters attached to. `undefined`:
 * it isn't an Aura; `null`: it is one without anything that it may enchant, or that can't be where its effect has it, and isn't made.
 */
export function* hostOfToken(
  g: Draft,
  token: GameObject,
  { source, attachTo: given }: Pick<Extract<Proposed, { kind: 'token' }>, 'source' | 'attachTo'>,
  put: () => ObjectId,
): Process<Ref | null | undefined> {
  if (!copiable(g.state, token).subtypes.includes('Aura')) return undefined
  const mark = g.snapshot()
  const id = put()
  const legal = legalHosts(g.state, id, token.controller)
  g.restore(mark)
  if (given !== undefined) return legal.find((host) => sameRef(host, given)) ?? null
  return yield* chosenHost(token.controller, source, legal)
}

/**
 * 212.4e: whoever puts an Aura onto the battlefield chooses what it enchants, unless something says so; `copied`: what
 * it enters as a copy of. Returns the move with its host, or `null`: the Aura stays where it is.
 */
export function* attachEntering(g: Draft, move: Move, copied: Copied | null): Process<Move | null> {
  if (move.to !== 'battlefield' || move.faceDown) return move
  const legal = hostsFor(g, move, copied)
  const given = move.attachTo
  // Equipment enters all the same, attached to nothing (2011:contents/212).
  if (legal === null)
    return given === null || mayEquip(g.state, move.object, given) ? move : { ...move, attachTo: null }
  if (given !== null) return legal.some((host) => sameRef(host, given)) ? move : null
  const seat = controllerAfter(get(g.state, move.object), move)
  const host = yield* chosenHost(seat, move.object, legal)
  return host === null ? null : { ...move, attachTo: host }
}
