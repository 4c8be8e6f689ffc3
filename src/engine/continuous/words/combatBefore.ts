/** What a creature has done in combat (308.2, 309.2), and for how long it has been controlled. */
import type { Predicate, Thing } from '../../../language/index.ts'
import {
  type Context,
  combatOf,
  type LayerObject,
  type LayerState,
  type ObjectId,
  playerAt,
  read,
  readPlayer,
  type Seat,
} from '../../state/index.ts'
import { isAmong } from './players.ts'
import { means } from './things.ts'

/** It was declared, or made to block: what was put onto the battlefield attacking has not attacked. */
export function hasFought(
  state: LayerState,
  id: ObjectId,
  controller: Seat,
  { as, during, whom, against }: Extract<Predicate, { is: 'fought' }>,
  context: Context,
): boolean {
  const facts = read(state, 'facts')
  if (whom !== undefined) {
    const isAttacker = means(state, whom, context)
    return facts.blocks.some(({ blocker, attacker }) => blocker === id && isAttacker(attacker))
  }
  if (against !== undefined) {
    const all = facts.attackedPlayers ?? []
    return all.some(({ attacker, player }) => attacker === id && isAmong(state, against, player, context))
  }
  const did = as === 'attacker' ? 'attacked' : 'blocked'
  if (during === 'turn') return facts[did].includes(id)
  if (during === 'lastTurn') return facts.attackedLast[controller]?.includes(id) === true
  return read(state, 'combat') !== null && facts[did].includes(id, facts.earlier[did])
}

/** Whether they are, or were when one of them left, in a band with one of the others (502.10d). */
export function isBandedWith(state: LayerState, id: ObjectId, others: readonly ObjectId[]): boolean {
  const all = combatOf(state, id)?.attackers ?? []
  const band = all.find((one) => one.id === id)?.band ?? null
  return band !== null && all.some((one) => one.id !== id && one.band === band && others.includes(one.id))
}

/** Whether its controller has had it since this turn began, or since the last one of that player did (212.3d). */
export function isHeldSince(state: LayerState, object: LayerObject, turn: 'this' | 'own'): boolean {
  const player = playerAt(state, turn === 'own' ? object.controller : read(state, 'turn').active)
  return object.controlledSince <= readPlayer(player, 'turnBegan')
}

/** By one of those, however it came to block; `by` null: by anything, or by an effect alone (309.2f). */
export function wasBlocked(state: LayerState, id: ObjectId, by: Thing | null, context: Context): boolean {
  const met = read(state, 'facts').blocks.filter(({ attacker }) => attacker === id)
  if (by === null) return met.length > 0
  const isBlocker = means(state, by, context)
  return met.some(({ blocker }) => blocker !== null && isBlocker(blocker))
}
