/** The players and amounts of an effect. */
import { isEachOf, type Players, type Quantity, type SortCards } from '../../../language/index.ts'
import { amount, playersOf } from '../../continuous/index.ts'
import { choosePlayer } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  inTurnOrder,
  type ObjectId,
  opponentsOf,
  type Seat,
  type State,
} from '../../state/index.ts'

/** The players of an effect who are still in the game, in turn order from the active player (103.4). */
export function seatsOf(state: State, who: Players, context: Context): readonly Seat[] {
  const seats = playersOf(state, who, context)
  if (seats.length === 1 && state.players[seats[0] ?? -1]?.lost === null) return seats
  const inOrder = inTurnOrder(state).filter((seat) => seats.includes(seat))
  const from = who.kind === 'eachPlayer' && who.first === 'you' ? inOrder.indexOf(context.controller) : 0
  return from <= 0 ? inOrder : [...inOrder.slice(from), ...inOrder.slice(0, from)]
}

/** Whose cards the player looks at; "an opponent" is one whom that player chooses. */
export function* ownersOf(g: Draft, { of }: SortCards, seat: Seat, context: Context): Process<readonly Seat[]> {
  if (of === null) return [seat]
  const owners = of.kind === 'anOpponent' ? opponentsOf(g.state, seat) : seatsOf(g.state, of, context)
  if (of.kind !== 'anOpponent' || owners.length <= 1) return owners
  const chosen = yield* choosePlayer(g, seat, context.source, owners)
  return chosen === null ? [] : [chosen]
}

/** The context in which one of several players reads "they", "their". */
export function asThey(context: Context, who: Players, seat: Seat): Context {
  if (context.they === seat) return context
  const several = isEachOf(who) || who.kind === 'anyPlayer'
  return several || context.they === null ? { ...context, they: seat } : context
}

/** How often something is done: never below zero (104.2). */
export function count(g: Draft, n: Quantity, context: Context): number {
  return typeof n === 'number' ? Math.max(0, n) : Math.max(0, amount(g.state, n, context))
}

/** "Up to" so many: as many as the player wants (413.2c). */
export function* atMost(seat: Seat, source: ObjectId, max: number): Process<number> {
  return max <= 0 ? 0 : yield* ask('number', { seat, source, what: 'amount', min: 0, max })
}

/** For each player of the effect, the amount for that player. */
export function shares(g: Draft, who: Players, n: Quantity, context: Context): readonly { seat: Seat; n: number }[] {
  return seatsOf(g.state, who, context).map((seat) => ({ seat, n: count(g, n, asThey(context, who, seat)) }))
}
