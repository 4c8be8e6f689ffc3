/** Whether damage or an object is what a replacement or prevention effect is about. */
import type { Covered, Subject } from '../../language/index.ts'
import { matches, recipientsOf, thingsOf } from '../continuous/index.ts'
import { type Context, type ObjectId, type Ref, type State, sameRef, selfOf } from '../state/index.ts'

/** Whether a recipient in an ability's words includes this object or player now (419.2: nothing is locked in). */
export function includes(state: State, recipient: Covered, ref: Ref, context: Context): boolean {
  if (recipient.kind === 'all') return 'object' in ref && matches(state, recipient.filter, ref.object, context)
  if (recipient.kind === 'playersAnd' && 'object' in ref) return matches(state, recipient.filter, ref.object, context)
  return recipientsOf(state, recipient, context).some((one) => sameRef(one, ref))
}

/** Whether the object is the subject of the event an ability waits for. */
export function isSubject(state: State, subject: Subject, id: ObjectId, context: Context): boolean {
  if (subject.kind === 'self') return id === selfOf(context)
  if (subject.kind === 'all') return matches(state, subject.filter, id, context)
  return thingsOf(state, subject, context).includes(id)
}
