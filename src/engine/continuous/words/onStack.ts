/** What is asked of spells and abilities on the stack: their targets, their source, how they were cast. */
import { activatedOf, isLoyaltyCost, type Predicate } from '../../../language/index.ts'
import { type ObjectId, readObject } from '../../state/index.ts'
import type { Candidate } from './candidate.ts'
import { evaluators } from './evaluators.ts'
import { areOne } from './onlyTargets.ts'

type Aimed = Extract<Predicate, { is: 'targets' }>
function hasTarget({ state, object, context }: Candidate, { filter, players, only }: Aimed): boolean {
  const seats = players === undefined ? [] : evaluators.playersOf(state, players, context)
  const fits = (id: ObjectId): boolean => filter !== null && evaluators.matches(state, filter, id, context)
  const targets = readObject(object, 'choices')?.targets.flat(2) ?? []
  if (only === true && !areOne(state, targets)) return false
  return targets.some((ref) => ('object' in ref ? fits(ref.object) : seats.includes(ref.player)))
}

function hasOneTarget({ object }: Candidate): boolean {
  return readObject(object, 'choices')?.targets.flat(2).length === 1
}

/** Whether it was cast from there, or would be: what is about to be cast is still where it is. */
function wasCastFrom({ object, as }: Candidate, { zone, own }: Extract<Predicate, { is: 'castFrom' }>): boolean {
  const cast = readObject(object, 'choices')?.cast ?? null
  const [from, by] = cast === null ? [object.zone, as] : [cast.from, cast.by]
  return (cast !== null || as !== null) && from === zone && (own !== true || by === object.owner)
}

/** Whether it is a loyalty ability: one that its source has now, with a loyalty symbol in its cost (today:606.1). */
function isOfLoyalty({ state, object: { ability } }: Candidate): boolean {
  if (ability === null || ability.triggered || ability.at === null) return false
  const own = activatedOf(evaluators.characteristics(state, ability.source).abilities, ability.at.key)
  return own !== null && isLoyaltyCost(own.cost)
}

/** Predicates about spells and abilities only. */
export function isOnStackAs(
  judged: Candidate,
  predicate: Extract<
    Predicate,
    { is: 'singleTarget' | 'targets' | 'abilityKind' | 'ofSource' | 'castFrom' | 'paidFor' }
  >,
): boolean {
  const { object } = judged
  if (predicate.is === 'singleTarget') return hasOneTarget(judged)
  if (predicate.is === 'targets') return hasTarget(judged, predicate)
  if (predicate.is === 'castFrom') return wasCastFrom(judged, predicate)
  if (predicate.is === 'paidFor')
    return readObject(object, 'choices')?.options.some(({ keyword }) => keyword === predicate.keyword) === true
  if (predicate.is === 'ofSource')
    return (
      object.ability !== null &&
      evaluators.matches(judged.state, predicate.filter, object.ability.source, judged.context)
    )
  if (predicate.kind === 'loyalty') return isOfLoyalty(judged)
  return object.ability !== null && object.ability.triggered === (predicate.kind === 'triggered')
}
