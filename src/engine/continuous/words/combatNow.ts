/**
 * Whether an object fights with something now, or has hurt it (309, 310); what is gone is judged as it last was
 * (413.2f).
 */
import type { Players, Thing } from '../../../language/index.ts'
import { combatOf, find, type LayerState, type ObjectId, read, sameRef } from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'
import { isAmong } from './players.ts'
import { means, recipientsOf } from './things.ts'

/** It blocks that thing, or is blocked by it. */
export function fights({ state, object, context }: Candidate, thing: Thing, as: 'blocks' | 'blockedBy'): boolean {
  return evaluators
    .thingsOf(state, thing, context)
    .some((other) => (as === 'blocks' ? doesBlock(state, object.id, other) : doesBlock(state, other, object.id)))
}

/** Or did when one of them left (413.2f). */
function doesBlock(state: LayerState, blocker: ObjectId, attacker: ObjectId): boolean {
  const combat = combatOf(state, find(state, attacker) === null ? attacker : blocker)
  return combat?.blocks.some(({ id, attackers }) => id === blocker && attackers.includes(attacker)) === true
}

/** 306.3: it attacks that player, not a planeswalker. */
export function attacksOne({ state, object: { id }, context }: Candidate, whom: Players): boolean {
  const defender = combatOf(state, id)?.attackers.find((one) => one.id === id)?.defender ?? null
  return defender !== null && 'player' in defender && isAmong(state, whom, defender.player, context)
}

/** That thing has dealt it damage this turn. */
export function wasDealtDamageBy({ state, object, context }: Candidate, thing: Thing): boolean {
  const isSource = means(state, thing, context)
  return read(state, 'facts').damage.some(
    ({ source, to }) => 'object' in to && to.object === object.id && isSource(source),
  )
}

/** It has dealt damage to them this turn. */
export function dealtDamageTo({ state, object, context }: Candidate, to: Players | Thing | null): boolean {
  const refs = to === null ? null : recipientsOf(state, to, context)
  return read(state, 'facts').damage.some(
    (one) => one.source === object.id && (refs === null || refs.some((ref) => sameRef(ref, one.to))),
  )
}
