/** Reading a state: simple queries that need no layers. */
import { PLAYER_COUNTERS, type PlayerCounter, type ZoneName } from '../../language/index.ts'
import { type Edition, recordOf } from '../../rulebook/index.ts'
import { FREE_FOR_ALL, type GameFormat, isOneSide } from './format.ts'
import type { ObjectId, Seat } from './ids.ts'
import type { GameObject, PresentObject } from './object.ts'
import {
  type LayerObject,
  type LayerPlayer,
  type LayerState,
  noteFound,
  noteZone,
  type PresentLayerObject,
  whole,
} from './reads.ts'
import { type Player, pageOf, placeOn, type State } from './state.ts'

/**
 * The object with that id, phased out or not; `null` if there is none (any longer), or none that the viewing seat may
 * know. Only phasing, what shows or keeps a whole game, and what happens to all of a player's objects ask for one that
 * is away: everything else asks `find`.
 */
export function findAnywhere(state: State, id: ObjectId): GameObject | null
export function findAnywhere(state: LayerState, id: ObjectId): LayerObject | null
export function findAnywhere(state: LayerState, id: ObjectId): LayerObject | null {
  const object = whole(state).objects[pageOf(id)]?.[placeOn(id)] ?? null
  if (object !== null) noteFound(object)
  return object
}

const isPresent = (object: LayerObject): object is PresentLayerObject => object.zone !== 'phasedOut'

/**
 * The object with that id, if it is there: `null` if there is none (any longer), or none that the viewing seat may
 * know, or if it is phased out (217.8c, 2011:702.24b).
 */
export function find(state: State, id: ObjectId): PresentObject | null
export function find(state: LayerState, id: ObjectId): PresentLayerObject | null
export function find(state: LayerState, id: ObjectId): PresentLayerObject | null {
  const object = whole(state).objects[pageOf(id)]?.[placeOn(id)] ?? null
  if (object === null || !isPresent(object)) return null
  noteFound(object)
  return object
}

function known<T>(object: T | null, id: ObjectId): T {
  if (object === null) throw new Error(`no object ${id}`)
  return object
}

/** The object with that id, which the caller knows to be there. Throws if it isn't: an engine bug. */
export function get(state: State, id: ObjectId): PresentObject
export function get(state: LayerState, id: ObjectId): PresentLayerObject
export function get(state: LayerState, id: ObjectId): PresentLayerObject {
  return known(find(state, id), id)
}

/** The object with that id, phased out or not, which the caller knows to exist. Throws if it doesn't: an engine bug. */
export const getAnywhere = (state: State, id: ObjectId): GameObject => known(findAnywhere(state, id), id)

/**
 * The cards among these, at most `n`: a token that was put into a zone other than the battlefield is none, until it
 * ceases to exist (200.1). What the viewing seat may not know counts as a card.
 */
export function cardsIn(
  state: LayerState,
  ids: readonly ObjectId[] | undefined,
  n = Number.POSITIVE_INFINITY,
): readonly ObjectId[] {
  const cards: ObjectId[] = []
  for (const id of ids ?? []) {
    if (cards.length >= n) break
    if (find(state, id)?.kind !== 'token') cards.push(id)
  }
  return cards
}

/**
 * The object or, if it is gone or away, as it last existed (413.2f). What phased out keeps the state in which it left
 * (217.8c): where nothing else is remembered of it, it is that.
 */
export function findOrLast(state: State, id: ObjectId): GameObject | null
export function findOrLast(state: LayerState, id: ObjectId): LayerObject | null
export function findOrLast(state: LayerState, id: ObjectId): LayerObject | null {
  return find(state, id) ?? state.lastKnown[id]?.object ?? findAnywhere(state, id)
}

/** The zones of which each player has their own (217.1). */
export type SeatZone = 'hand' | 'library' | 'graveyard' | 'outside'

export const OWN_LISTS = {
  hand: 'hands',
  library: 'libraries',
  graveyard: 'graveyards',
  outside: 'outside',
} as const satisfies { readonly [Z in SeatZone]: keyof State }

/** Whether each player has a zone of that name of their own. */
export function isOwn(zone: ZoneName): zone is SeatZone {
  return zone in OWN_LISTS
}

/** The lists of a zone, in order: one per player where each player has their own (217.1). */
export function zoneLists(state: LayerState, zone: ZoneName): readonly (readonly ObjectId[])[] {
  noteZone(zone)
  return isOwn(zone) ? whole(state)[OWN_LISTS[zone]] : [whole(state)[zone]]
}

/** The objects of a zone, in order: the owner's where each player has their own. */
export function zoneList(state: State, zone: ZoneName, owner: Seat): readonly ObjectId[] {
  return isOwn(zone) ? (state[OWN_LISTS[zone]][owner] ?? []) : state[zone]
}

export function playerAt(state: State, seat: Seat): Player
export function playerAt(state: LayerState, seat: Seat): LayerPlayer
export function playerAt(state: LayerState, seat: Seat): LayerPlayer {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no seat ${seat}`)
  return player
}

/** The record of the places where the editions differ: a book's, one with house rules, or a custom one. */
export const editionOf = ({ edition }: Pick<State, 'edition'>): Edition => recordOf(edition)

/** How many counters of a kind a player has. */
export const countersOnPlayer = ({ counters }: Pick<Player, 'counters'>, kind: PlayerCounter): number =>
  counters[kind] ?? 0

/** The kinds of which a player has counters. */
export const playerCountersOf = (player: Pick<Player, 'counters'>): readonly PlayerCounter[] =>
  PLAYER_COUNTERS.filter((kind) => countersOnPlayer(player, kind) > 0)

/** How many of each kind, in their order. */
export const playerCounterTotals = (player: Pick<Player, 'counters'>): readonly number[] =>
  PLAYER_COUNTERS.map((kind) => countersOnPlayer(player, kind))

/** 2011:contents/800: the game began with more than two players, and the edition has rules for that. */
export function beginsFreely(state: State): boolean {
  return state.players.length > 2 && editionOf(state).game.severalBeginFreely
}

/** Whether a player's first mulligan costs no card (2011:contents/800, 2011:contents/9). */
const hasFreeMulligan = (state: State): boolean => beginsFreely(state) || formatOf(state).commander

/** Whether a whole hand is drawn after each mulligan, for which cards go to the bottom. */
const PAID_LATER: Readonly<Record<Edition['game']['mulliganCosts'], boolean>> = { oneFewer: false, bottom: true }

const isPaidLater = (state: State): boolean => PAID_LATER[editionOf(state).game.mulliganCosts]

/** How many cards of the hand go to the bottom after a number of mulligans, where that is what they cost. */
function owedAfter(state: State, seat: Seat, mulligans: number): number {
  if (!isPaidLater(state)) return 0
  return Math.min(playerAt(state, seat).handSize, mulligans - (mulligans > 0 && hasFreeMulligan(state) ? 1 : 0))
}

/** How many cards of the opening hand a player who keeps it puts on the bottom of the library. */
export const owedToLibrary = (state: State, seat: Seat): number =>
  owedAfter(state, seat, playerAt(state, seat).mulligans)

/** How many cards a player draws who takes a mulligan now (101.4, 2011:contents/800). */
export function drawnForMulligan(state: State, seat: Seat): number {
  const cards = (state.hands[seat] ?? []).length
  if (isPaidLater(state)) return playerAt(state, seat).handSize
  return playerAt(state, seat).mulligans === 0 && hasFreeMulligan(state) ? cards : cards - 1
}

/** With how many cards a player who takes a mulligan now would begin. */
export const cardsAfterMulligan = (state: State, seat: Seat): number =>
  drawnForMulligan(state, seat) - owedAfter(state, seat, playerAt(state, seat).mulligans + 1)

/** 2004:215.2: Legend is a creature type in 2004 but not in 2011; all other words are creature types in both. */
export function hasCreatureType(state: Pick<State, 'edition'>, word: string): boolean {
  return word !== 'Legend' || editionOf(state).cards.legendIsCreatureType
}

/**
 * Players still in the game, the active player first, then in turn order (103.4). Whose turn it is isn't noted as read:
 * no characteristics depend on the order.
 */
export function inTurnOrder(state: LayerState, from: Seat = whole(state).turn.active): readonly Seat[] {
  const seats: Seat[] = []
  for (let step = 0; step < state.players.length; step++) {
    const seat = (from + step) % state.players.length
    if (playerAt(state, seat).lost === null) seats.push(seat)
  }
  return seats
}

/** How the game begins and is won, and who plays with whom. */
export const formatOf = ({ options }: Pick<LayerState, 'options'>): GameFormat => options.format ?? FREE_FOR_ALL

/** Whether `b` is an opponent of `a`: everybody who isn't on the same team (2011:contents/800). */
export function areOpponents(state: Pick<LayerState, 'options'>, a: Seat, b: Seat): boolean {
  return !isOneSide(formatOf(state), a, b)
}

/** The others of a player's team who are still in the game (2011:contents/808). */
export function teammatesOf(state: LayerState, seat: Seat): readonly Seat[] {
  return inTurnOrder(state, seat).filter((other) => other !== seat && !areOpponents(state, seat, other))
}

export function opponentsOf(state: LayerState, seat: Seat): readonly Seat[] {
  return inTurnOrder(state, seat).filter((other) => areOpponents(state, seat, other))
}

/** How many seats lie between two players, the shorter way, and one more; those of players who have left don't count. */
function seatsApart(state: LayerState, a: Seat, b: Seat): number {
  const steps = inTurnOrder(state, a).indexOf(b)
  return steps < 0 ? Number.POSITIVE_INFINITY : Math.min(steps, inTurnOrder(state, b).indexOf(a))
}

/** Whether a player is in another's range of influence (2011:contents/801). */
export function isInRange(state: LayerState, of: Seat, seat: Seat): boolean {
  const range = formatOf(state).ranges[of]
  return range === undefined || of === seat || seatsApart(state, of, seat) <= range
}

/** The player or, if they are out of the game, the next one in turn order who isn't. */
export function presentFrom(state: State, seat: Seat): Seat {
  return inTurnOrder(state, seat)[0] ?? seat
}

/** The next player in turn order who is still in the game. */
export function nextSeat(state: State, seat: Seat): Seat {
  return presentFrom(state, (seat + 1) % state.players.length)
}

/** The kinds of counters on it: that kind, if there are any, or (`null`) all of them. */
export const kindsOfCounters = ({ counters }: Pick<GameObject, 'counters'>, of: string | null): readonly string[] =>
  (of === null ? Object.keys(counters) : [of]).filter((kind) => (counters[kind] ?? 0) > 0)
