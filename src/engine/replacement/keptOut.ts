/** What can't enter the battlefield from where it is: that isn't replaced, it doesn't happen (today:101.2). */
import { contextOf, matches } from '../continuous/index.ts'
import type { ObjectId, State } from '../state/index.ts'
import { workingRules } from './working.ts'

/** Whether the object is kept off the battlefield. */
export const isKeptOut = (state: State, object: ObjectId): boolean =>
  workingRules(state, 'cantEnter').some(({ rule, source, controller }) =>
    matches(state, rule.cards, object, contextOf(source, controller)),
  )
