/** What an object has done this turn or before, and what has been done to it. */
import type { Predicate } from '../../../language/index.ts'
import type { Candidate } from './candidate.ts'
import { hasFought, wasBlocked } from './combatBefore.ts'
import { dealtDamageTo, wasDealtDamageBy } from './combatNow.ts'
import { hasEntered, hasEnteredFrom, leftThisTurn } from './thisTurn.ts'
import { isPlacedBy } from './where.ts'

/** A predicate that asks for it. */
export type Past = Extract<
  Predicate,
  {
    is:
      | 'fought'
      | 'wasBlocked'
      | 'enteredThisTurn'
      | 'enteredFrom'
      | 'leftThisTurn'
      | 'dealtDamageTo'
      | 'dealtDamageBy'
      | 'createdWith'
      | 'putWith'
  }
>

/** What it has done, and what has been done to it. */
export function hasPast(judged: Candidate, predicate: Past): boolean {
  const { state, object, values, context } = judged
  switch (predicate.is) {
    case 'fought':
      return hasFought(state, object.id, values.controller, predicate, context)
    case 'wasBlocked':
      return wasBlocked(state, object.id, predicate.by, context)
    case 'enteredThisTurn':
      return hasEntered(state, object.id, predicate.since === undefined ? null : context.controller)
    case 'enteredFrom':
      return hasEnteredFrom(state, object.id, predicate.zone)
    case 'leftThisTurn':
      return leftThisTurn(state, object.id, predicate.how ?? 'died')
    case 'dealtDamageTo':
      return dealtDamageTo(judged, predicate.to)
    case 'dealtDamageBy':
      return wasDealtDamageBy(judged, predicate.thing)
    case 'createdWith':
      return object.kind === 'token' && isPlacedBy(object, context.source, predicate.link)
    case 'putWith':
      return object.kind === 'card' && isPlacedBy(object, context.source, predicate.link)
  }
}
