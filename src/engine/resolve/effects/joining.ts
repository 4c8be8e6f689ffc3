/** What is put onto the battlefield attacking (2011:508.4), and what attacks something else (today:508.7). */
import type { Destination, Players } from '../../../language/index.ts'
import { attackOf, defendersOf, defendingSeat } from '../../combat/index.ts'
import { isType } from '../../continuous/index.ts'
import { tellOf, tellRef } from '../../events/index.ts'
import { ask, type Process } from '../../questions/index.ts'
import {
  type Context,
  type Draft,
  get,
  isActive,
  type ObjectId,
  type Ref,
  type Seat,
  type State,
  sameRef,
} from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { permanents } from './things.ts'
import { seatsOf } from './who.ts'

/** Whether it is one of these players, or a planeswalker that one of them controls: no battle. */
function isOf(state: State, seats: readonly Seat[], defender: Ref): boolean {
  if ('player' in defender) return seats.includes(defender.player)
  return isType(state, defender.object, 'planeswalker') && seats.includes(get(state, defender.object).controller)
}

/**
 * 2011:508.4: its controller chooses what it attacks: of these players and their planeswalkers, or else of everything.
 * Only the active player's creatures attack.
 */
export function* defenderChosen(
  g: Draft,
  seat: Seat,
  context: Context,
  of: Players | null = null,
): Process<Ref | null> {
  if (g.state.combat === null || !isActive(g.state, seat)) return null
  const seats = of === null ? null : seatsOf(g.state, of, context)
  const legal = defendersOf(g.state, seat).filter((one) => seats === null || isOf(g.state, seats, one))
  if (legal.length < 2) return legal[0] ?? null
  const question = { seat, source: context.source, mode: 0, slot: 0, legal, min: 1, max: 1 }
  return (yield* ask('targets', question))[0] ?? null
}

/** What each of these will attack where it goes; what isn't there attacks nothing. */
export function* defendersFor(
  g: Draft,
  ids: readonly ObjectId[],
  { attacking, under }: Destination,
  context: Context,
): Process<ReadonlyMap<ObjectId, Ref>> {
  const chosen = new Map<ObjectId, Ref>()
  if (attacking === undefined) return chosen
  for (const id of ids) {
    const seat =
      under === null
        ? (context.they ?? get(g.state, id).owner)
        : (seatsOf(g.state, under, context)[0] ?? context.controller)
    const [player] = attacking === true ? [] : seatsOf(g.state, attacking, context)
    const defender =
      attacking === true ? yield* defenderChosen(g, seat, context) : player === undefined ? null : { player }
    if (defender !== null) chosen.set(id, defender)
  }
  return chosen
}

/** What it attacks from now on, as the text's controller chooses; `players`: only a player. Returns whether it changed. */
function* attackElsewhere(g: Draft, id: ObjectId, onlyPlayers: boolean, context: Context): Process<boolean> {
  const attack = attackOf(g.state, id)
  const legal = defendersOf(g.state, get(g.state, id).controller).filter((one) => !onlyPlayers || 'player' in one)
  if (attack === null || legal.length === 0) return false
  const asked = { seat: context.controller, source: context.source, mode: 0, slot: 0, legal, min: 1, max: 1 }
  const [defender] = yield* ask('targets', asked)
  const { combat } = g.state
  if (defender === undefined || combat === null) return false
  if (attack.defender !== null && sameRef(attack.defender, defender)) return false
  const now = { defender, against: defendingSeat(g.state, defender) }
  g.write({
    combat: { ...combat, attackers: combat.attackers.map((one) => (one.id === id ? { ...one, ...now } : one)) },
  })
  const told = { object: tellOf(g.state, id), defender: tellRef(g.state, defender) }
  g.emit({ kind: 'reselected', ...told, rule: 'attack.reselected' })
  return true
}

/**
 * today:508.7: it goes on attacking, and hasn't attacked a second time; what would keep it from attacking there in a
 * declaration doesn't.
 */
export const reselectAttack: Executor<'reselectAttack'> = function* (g, { what, players }, context) {
  const that = yield* permanents(g, what, context)
  let did = false
  for (const id of that) did = (yield* attackElsewhere(g, id, players === true, context)) || did
  return { that, did }
}
