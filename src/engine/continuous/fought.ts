/** What a creature has done in combat (308.2, 309.2), and for how long it has been controlled. */
import type { Predicate, Thing } from '../../language/index.ts'
import {
  type Context,
  combatOf,
  type GameObject,
  type ObjectId,
  playerAt,
  READS,
  type Seat,
  type State,
} from '../state/index.ts'
import { evaluators } from './evaluators.ts'
import { noting } from './reads.ts'

/** It was declared, or made to block: what was put onto the battlefield attacking has not attacked. */
export function hasFought(
  state: State,
  id: ObjectId,
  controller: Seat,
  { as, during, whom }: Extract<Predicate, { is: 'fought' }>,
  context: Context,
): boolean {
  noting(READS.facts | READS.combat)
  const { facts, combat } = state
  if (whom !== undefined) {
    const attackers = evaluators.thingsOf(state, whom, context)
    return facts.blocks.some(({ blocker, attacker }) => blocker === id && attackers.includes(attacker))
  }
  const did = as === 'attacker' ? 'attacked' : 'blocked'
  if (during === 'turn') return facts[did].includes(id)
  if (during === 'lastTurn') return facts.attackedLast[controller]?.includes(id) === true
  return combat !== null && facts[did].includes(id, facts.earlier[did])
}

/** Whether they are, or were when one of them left, in a band with one of the others (502.10d). */
export function isBandedWith(state: State, id: ObjectId, others: readonly ObjectId[]): boolean {
  noting(READS.combat)
  const all = combatOf(state, id)?.attackers ?? []
  const band = all.find((one) => one.id === id)?.band ?? null
  return band !== null && all.some((one) => one.id !== id && one.band === band && others.includes(one.id))
}

/** Whether its controller has had it since this turn began, or since the last one of that player did (212.3d). */
export function isHeldSince(state: State, object: GameObject, turn: 'this' | 'own'): boolean {
  noting(READS.turn)
  const { turnBegan } = playerAt(state, turn === 'own' ? object.controller : state.turn.active)
  return object.controlledSince <= turnBegan
}

/** By one of those, however it came to block; `by` null: by anything, or by an effect alone (309.2f). */
export function wasBlocked(state: State, id: ObjectId, by: Thing | null, context: Context): boolean {
  noting(READS.facts)
  const met = state.facts.blocks.filter(({ attacker }) => attacker === id)
  const blockers = by === null ? null : evaluators.thingsOf(state, by, context)
  return met.some(({ blocker }) => blockers === null || (blocker !== null && blockers.includes(blocker)))
}
