/**
 * A grand melee (2011:contents/807): several turns at once, each with a marker, a stack and a priority of its own. The
 * state is that of the turn that goes on at this moment; the others wait beside it (docs/decisions/0018).
 */
import type { ObjectId, Seat } from './ids.ts'
import { find, inTurnOrder, isInRange, nextSeat, playerAt } from './read.ts'
import type { Marker, OwnTurn, State } from './state.ts'

/** One marker for every four players (2011:contents/807). */
const SEATS_FOR_EACH = 4

const markersFor = (players: number): number => Math.max(1, Math.floor(players / SEATS_FOR_EACH))

/** The seats that begin with a marker, in the order of the markers. */
export const firstHolders = (starter: Seat, players: number): readonly Seat[] =>
  Array.from({ length: markersFor(players) }, (_, index) => (starter + index * SEATS_FOR_EACH) % players)

/** Nobody within three seats on the left of a player may have a marker as that player receives one. */
export function mayReceive(state: State, seat: Seat): boolean {
  const parked = state.melee?.parked ?? []
  const [, ...after] = inTurnOrder(state, seat)
  const near = after.slice(0, SEATS_FOR_EACH - 1)
  return !parked.some(({ holder }) => near.includes(holder))
}

/** Whether a turn with that stage is over, and its marker about to be passed on. */
export const isWaitingToPass = ({ stage }: Pick<OwnTurn, 'stage'>): boolean => stage.at === 'waits'

/** Whose turns are running: of the one that goes on at this moment, and of all others. */
export function runningTurns(state: Pick<State, 'turn' | 'melee'>): readonly State['turn'][] {
  const parked = state.melee?.parked ?? []
  return [state.turn, ...parked.flatMap(({ own }) => (isWaitingToPass(own) ? [] : own.turn))]
}

/** All stacks, that of the turn that goes on first. */
export const allStacks = ({ stack, melee }: Pick<State, 'stack' | 'melee'>): readonly ObjectId[] =>
  melee === undefined ? stack : [...stack, ...melee.parked.flatMap(({ own }) => own.stack)]

/** A player who is out has no range: those on either side stand for them. */
function isNear(state: State, seat: Seat): boolean {
  const { active } = state.turn
  if (playerAt(state, active).lost === null) return isInRange(state, seat, active)
  return seat === nextSeat(state, active) || nextSeat(state, seat) === nextSeat(state, active)
}

/** Whether a player can act on this turn's stack: it is of somebody in reach, or holds something of theirs. */
function hasReach(state: State, seat: Seat): boolean {
  if (isNear(state, seat)) return true
  return state.stack.some((id) => {
    const object = find(state, id)
    return object !== null && isInRange(state, seat, object.controller)
  })
}

/** What of the damage on a permanent was marked in the turns that don't go on at this moment. */
export const parkedDamage = ({ melee }: Pick<State, 'melee'>, id: ObjectId): number =>
  (melee?.parked ?? []).reduce((sum, { damage }) => sum + (damage[id] ?? 0), 0)

/** The numbers of the effects that end with other turns than the one that goes on at this moment. */
export const parkedEffects = ({ melee }: Pick<State, 'melee'>): ReadonlySet<number> =>
  new Set((melee?.parked ?? []).flatMap(({ made }) => made))

/** Who receives priority, from a seat on: everybody; with turn markers, whoever can act on this stack. */
export function receiversFrom(state: State, seat: Seat): readonly Seat[] {
  const all = inTurnOrder(state, seat)
  return state.melee === undefined ? all : all.filter((one) => hasReach(state, one))
}

/** The marker on the right of a seat, of those that aren't removed anyway; `null`: there is none. */
function onTheRight(markers: readonly Marker[], seat: Seat, seats: number): Marker | null {
  const away = ({ holder }: Marker): number => (seat - holder + seats) % seats || seats
  return [...markers].sort((a, b) => away(a) - away(b))[0] ?? null
}

/** The markers that are removed since these players have left: on their right; of several the one handed out first. */
export function markersToRemove(state: State, left: readonly Seat[]): readonly number[] {
  const { melee, players } = state
  if (melee === undefined) return []
  const kept = [melee, ...melee.parked].filter(({ last }) => !last)
  const excess = kept.length - markersFor(inTurnOrder(state).length)
  if (excess <= 0) return []
  const right = left.flatMap((seat) => onTheRight(kept, seat, players.length)?.marker ?? [])
  const all = kept.map(({ marker }) => marker)
  const inOrder = [...new Set(right)].sort((a, b) => a - b)
  return [...inOrder, ...all.filter((marker) => !right.includes(marker)).sort((a, b) => a - b)].slice(0, excess)
}
