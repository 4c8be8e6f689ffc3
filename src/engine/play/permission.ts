/**
 * From where a player may play cards: their own hand, the command zone (2011:contents/9), and where rules for the player
 * allow it (401.1, 401.4).
 */

import type { Cost } from '../../language/index.ts'
import { abilitiesOf, contextOf, matches } from '../continuous/index.ts'
import { castingsOf } from '../keywords/index.ts'
import { cardPermissionsOf, type GivenPermission, type Permission, permissionsOf } from '../playerRules/index.ts'
import {
  commanderOf,
  find,
  type GameObject,
  get,
  isPreparedFor,
  type ObjectId,
  preparedFor,
  type Seat,
  type State,
} from '../state/index.ts'
import { asCast, asPlayed } from './asCast.ts'

/** The player's cards in the zones that permissions mention: for a library only the top card, which must be known. */
function within(state: State, seat: Seat, zone: Permission['zone']): readonly ObjectId[] {
  if (zone === 'graveyard') return state.graveyards[seat] ?? []
  if (zone === 'exile') return state.exile
  const [top] = state.libraries[seat] ?? []
  return top === undefined || find(state, top) === null ? [] : [top]
}

/** 2011:contents/9: whether it is the player's commander, in the command zone: they may cast it from there. */
const isCommandedBy = (state: State, seat: Seat, object: GameObject): boolean =>
  object.zone === 'command' && object.owner === seat && commanderOf(state, object) !== null

function commandedBy(state: State, seat: Seat): readonly ObjectId[] {
  if (state.players[seat]?.commanders === undefined) return []
  return state.command.filter((id) => isCommandedBy(state, seat, get(state, id)))
}

/**
 * Whether the player may play that side of a card, as a land or as a spell, from where it is. What only some cards may
 * be played for is asked of that side (today:601.3e).
 */
export function mayPlayFrom(state: State, seat: Seat, object: GameObject, as: 'land' | 'spell', side: number): boolean {
  if (object.owner === seat && object.zone === 'hand') return true
  if (as === 'spell' && (isCommandedBy(state, seat, object) || isPreparedFor(state, seat, object))) return true
  if (
    cardPermissionsOf(state, seat).some(
      ({ objects, lands, main }) => (as === 'spell' || lands) && (side === 0 || !main) && objects.includes(object.id),
    )
  )
    return true
  return permissionsOf(state, seat).some(
    (one) => one.priced === undefined && (as === 'spell' || one.lands) && covers(state, seat, object, side, one),
  )
}

/** Whether that side of the card is one that the permission speaks of. */
function covers(
  state: State,
  seat: Seat,
  object: GameObject,
  side: number,
  { zone, what, source }: GivenPermission,
): boolean {
  if (zone !== object.zone || (object.owner !== seat && zone !== 'exile')) return false
  if (!within(state, seat, zone).includes(object.id)) return false
  const played = asCast(state, seat, object.id, { faceDown: false, side })
  const context = contextOf(source ?? object.id, seat)
  return what === null || matches(played, { ...what, noun: 'card' }, object.id, context, seat)
}

/** With the terms of spells that are cast by it. */
export type Priced = GivenPermission & Required<Pick<GivenPermission, 'priced'>>
const isPriced = (one: GivenPermission): one is Priced => one.priced !== undefined

/** The permissions by which the player may cast that side of the card now for a price or with a consequence. */
export function pricedPermissions(state: State, seat: Seat, id: ObjectId, side: number): readonly Priced[] {
  const all = permissionsOf(state, seat).filter(isPriced)
  if (all.length === 0) return NONE_PRICED
  const used = state.facts.permitted ?? []
  const object = get(state, id)
  return all.filter(
    (one) => !(one.priced.once === true && used.includes(one.effect)) && covers(state, seat, object, side, one),
  )
}
const NONE_PRICED: readonly Priced[] = []

/** Whether the card, cast by what lets the player play this very one, is exiled instead of going to a graveyard. */
export function isExiledOnce(state: State, seat: Seat, id: ObjectId): boolean {
  const all = cardPermissionsOf(state, seat).filter(({ objects }) => objects.includes(id))
  return all.length > 0 && all.every(({ exiled }) => exiled === true)
}

/**
 * What an effect lets the player play that side of the card for, rather than its mana cost: perhaps nothing. `null`: none
 * does.
 */
export function settledCost(state: State, seat: Seat, id: ObjectId, side: number): Cost | null {
  for (const { objects, cost, main } of cardPermissionsOf(state, seat))
    if (cost !== undefined && (side === 0 || !main) && objects.includes(id)) return cost
  return null
}

/** Whether the card is in exile and the ability with that key offers it to its owner (502.24a). */
export function isOfferedTo({ owner, zone, link }: GameObject, seat: Seat, key: string): boolean {
  return owner === seat && zone === 'exile' && link === key
}

/** The player's cards in exile that an ability of theirs offers until they pass (502.24a). */
export const offeredTo = (state: State, seat: Seat): readonly ObjectId[] => offeredIn(state, seat, false)

/** Those that an ability of theirs offers so, or from the next turn on (`later`: today:702.143). */
function offeredIn(state: State, seat: Seat, later: boolean): readonly ObjectId[] {
  return state.exile.filter((id) => {
    const object = find(state, id)
    if (object === null || object.link === null) return false
    return castingsOf(abilitiesOf(asPlayed(state, id), id)).some(
      ({ from, key, later: waits = false }) => from === 'offered' && waits === later && isOfferedTo(object, seat, key),
    )
  })
}

/** Among what its player could do something with anyway, it needn't be listed once more. */
function isAside(state: State, id: ObjectId): boolean {
  const zone = find(state, id)?.zone
  return zone !== undefined && zone !== 'hand' && zone !== 'battlefield' && zone !== 'stack'
}

/** The cards outside the hand that permissions may cover; `mayPlayFrom` decides which of them may be played. */
export function permitted(state: State, seat: Seat): readonly ObjectId[] {
  const zones = new Set(permissionsOf(state, seat).map(({ zone }) => zone))
  const these = cardPermissionsOf(state, seat).flatMap(({ objects }) => objects.filter((id) => isAside(state, id)))
  const covered = [...zones].flatMap((zone) => within(state, seat, zone))
  return [
    ...new Set([
      ...covered,
      ...offeredTo(state, seat),
      ...offeredIn(state, seat, true),
      ...commandedBy(state, seat),
      ...preparedFor(state, seat),
      ...these,
    ]),
  ]
}
