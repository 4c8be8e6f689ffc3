/** Which players a phrase refers to. */

import type { Filter, Players, Step, Thing } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  areOpponents,
  type Context,
  combatOf,
  doneSince,
  editionOf,
  findOrLast,
  formatOf,
  inTurnOrder,
  isInRange,
  type LayerState,
  type ObjectId,
  opponentsOf,
  type Ref,
  read,
  type Seat,
} from '../../state/index.ts'
import { paidFor } from './announced.ts'
import { chosenFor, informed } from './context.ts'
import { evaluators } from './evaluators.ts'

/** Who controls an object, or last did; the owner of a card that is neither a permanent nor on the stack (200.6a). */
export function controllerOf(state: LayerState, id: ObjectId): Seat | null {
  const object = findOrLast(state, id)
  if (object === null) return null
  return object.zone === 'battlefield' ? evaluators.characteristics(state, id).controller : ownSeat(object)
}

function ownSeat(object: { readonly zone: string; readonly controller: Seat; readonly owner: Seat }): Seat {
  return object.zone === 'stack' ? object.controller : object.owner
}

function seatsOf(
  state: LayerState,
  thing: Thing,
  context: Context,
  seatOf: (id: ObjectId) => Seat | null,
): readonly Seat[] {
  const seats: Seat[] = []
  for (const id of evaluators.thingsOf(state, thing, informed(context))) {
    const seat = seatOf(id)
    if (seat !== null && !seats.includes(seat)) seats.push(seat)
  }
  return seats
}

/** The steps of combat before there is a defending player. */
const UNDEFENDED: { readonly [F in Edition['combat']['defendsFrom']]: readonly Step[] } = {
  beginCombat: [],
  declareAttackers: ['beginCombat'],
}

/** Whether there is a defending player: during combat; in 2004 only from the declaration of attackers on (glossary). */
function isDefended(state: LayerState): boolean {
  return (
    read(state, 'combat') !== null &&
    !UNDEFENDED[editionOf(state).combat.defendsFrom].includes(read(state, 'turn').step)
  )
}

/**
 * The player whom the context's object attacks; if it attacks nobody, the opponents of the attacking player (306.3).
 */
function defending(state: LayerState, context: Context): readonly Seat[] {
  const [attack] = [context.source, context.triggerData?.object ?? null].flatMap((id) =>
    id === null ? [] : (combatOf(state, id)?.attackers.filter((one) => one.id === id) ?? []),
  )
  if (attack === undefined) return isDefended(state) ? opponentsOf(state, read(state, 'turn').active) : []
  return [attack.against]
}

/** What the creature attacks or, once it is gone, attacked (413.2f); `null`: nothing. */
export function attackedBy(state: LayerState, id: ObjectId): Ref | null {
  return combatOf(state, id)?.attackers.find((one) => one.id === id)?.defender ?? null
}

function seatsIn(refs: readonly Ref[]): readonly Seat[] {
  return refs.flatMap((ref) => ('player' in ref ? ref.player : []))
}

/** What the object is, or last was, attached to, if anything. */
function hostsOf(state: LayerState, id: ObjectId): readonly Ref[] {
  const host = findOrLast(state, id)?.attachedTo ?? null
  return host === null ? [] : [host]
}

/** The players a phrase refers to, wherever they sit. */
function anywhere(state: LayerState, players: Players, context: Context): readonly Seat[] {
  switch (players.kind) {
    case 'target':
    case 'slot':
      return seatsIn(context.targets[players.slot] ?? [])
    case 'remembered':
      return seatsIn(context.remembered)
    case 'you':
      return [context.controller]
    case 'eachPlayer':
    case 'anyPlayer':
      return inTurnOrder(state)
    case 'eachOpponent':
    case 'anOpponent':
      return inTurnOrder(state).filter((seat) => areOpponents(state, context.controller, seat))
    case 'yourTeam':
      return inTurnOrder(state).filter((seat) => !areOpponents(state, context.controller, seat))
    case 'controllerOf':
      return seatsOf(state, players.thing, context, (id) => controllerOf(state, id))
    case 'ownerOf':
      return seatsOf(state, players.thing, context, (id) => findOrLast(state, id)?.owner ?? null)
    case 'playerOrController':
      return [
        ...seatsIn(players.thing.kind === 'slot' ? (context.targets[players.thing.slot] ?? []) : []),
        ...seatsOf(state, players.thing, context, (id) => controllerOf(state, id)),
      ]
    case 'attackedBy':
      return seatsIn(evaluators.thingsOf(state, players.thing, context).flatMap((id) => attackedBy(state, id) ?? []))
    case 'eventPlayer':
      return context.triggerData?.player == null ? [] : [context.triggerData.player]
    case 'activePlayer':
      return [read(state, 'turn').active]
    case 'enchantedPlayer':
      return seatsIn(hostsOf(state, context.source))
    case 'defendingPlayer':
      return defending(state, context)
    case 'chosenPlayer':
    case 'targetedPlayer': {
      const { player } = chosenFor(state, context, players.link)
      return player === undefined ? [] : [player]
    }
    case 'promised':
      return paidFor(state, 'gift', context).flatMap(({ to }) => to ?? [])
    case 'whoDid':
      return inTurnOrder(state).filter((seat) => didThisWay(state, players, seat, context))
    case 'bySubgame':
      return inTurnOrder(state).filter((seat) => wonSubgame(context, seat) === players.won)
    case 'playersWho':
      return inTurnOrder(state).filter((seat) => isSuch(state, players, seat, context))
    case 'othersThan':
      return othersThan(state, players, context)
    case 'youAnd': {
      const seats = [context.controller, ...playersOf(state, players.who, context)]
      return inTurnOrder(state).filter((seat) => seats.includes(seat))
    }
    case 'they':
    case 'asked':
      return context.they === null ? [] : [context.they]
  }
}
/**
 * The players a phrase refers to; several are in turn order from the active player (103.4). Those out of the range of
 * influence of whom the text belongs to are left out (2011:contents/801).
 */
export function playersOf(state: LayerState, players: Players, context: Context): readonly Seat[] {
  const seats = anywhere(state, players, context)
  if (formatOf(state).ranges.length === 0) return seats
  return seats.filter((seat) => isInRange(state, context.controller, seat))
}
evaluators.playersOf = playersOf

/** Everybody else in the game, or every other opponent. */
function othersThan(
  state: LayerState,
  { who, opponents }: Extract<Players, { kind: 'othersThan' }>,
  context: Context,
): readonly Seat[] {
  const seats = playersOf(state, who, context)
  const others = inTurnOrder(state).filter((seat) => !seats.includes(seat))
  return opponents === true ? others.filter((seat) => areOpponents(state, context.controller, seat)) : others
}

/** 506.1: whether the player has won the subgame that this text has had played. */
const wonSubgame = (context: Context, seat: Seat): boolean =>
  doneSince(context).some((one) => one.deed === 'wonSubgame' && one.seat === seat)

/** Whether it is true of the player. */
function isSuch(
  state: LayerState,
  { among, if: condition }: Extract<Players, { kind: 'playersWho' }>,
  seat: Seat,
  context: Context,
): boolean {
  if (among === 'opponents' && !areOpponents(state, context.controller, seat)) return false
  return evaluators.holds(state, condition, { ...context, they: seat })
}

const isSuchObject = (state: LayerState, filter: Filter | null, id: ObjectId, context: Context): boolean =>
  filter !== null && evaluators.matches(state, filter, id, context)

/** Whether the player did that to a match, as it was or as the card that it has become. */
function didThisWay(
  state: LayerState,
  of: Extract<Players, { kind: 'whoDid' }>,
  seat: Seat,
  context: Context,
): boolean {
  return doneSince(context).some(
    (one) =>
      one.deed === of.done &&
      one.seat === seat &&
      (of.filter === null ||
        [one.object, one.became].some((id) => id !== null && isSuchObject(state, of.filter, id, context))),
  )
}

/** Whether the seat is (one of) those the phrase refers to. */
export function isAmong(state: LayerState, players: Players, seat: Seat, context: Context): boolean {
  switch (players.kind) {
    case 'you':
      return seat === context.controller
    case 'eachPlayer':
    case 'anyPlayer':
      return isInRange(state, context.controller, seat)
    case 'eachOpponent':
    case 'anOpponent':
      return areOpponents(state, context.controller, seat) && isInRange(state, context.controller, seat)
    default:
      return playersOf(state, players, context).includes(seat)
  }
}
