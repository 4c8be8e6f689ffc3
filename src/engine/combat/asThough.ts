/** "As though" (glossary): for one action, and only for it, an object is treated as having or lacking something. */
import type { SimpleKeyword } from '../../language/index.ts'
import { hasKeyword, restrictionsOn } from '../continuous/index.ts'
import type { ObjectId, State } from '../state/index.ts'

type Action = 'attack' | 'block'

/** Whether it counts as having the keyword for this action. */
export function hasFor(state: State, id: ObjectId, keyword: SimpleKeyword, does: Action): boolean {
  const has = hasKeyword(state, id, keyword)
  return restrictionsOn(state, id).some(
    ({ restriction }) =>
      restriction.kind === 'asThough' &&
      restriction.does === does &&
      (has ? restriction.lacks === keyword : restriction.has === keyword),
  )
    ? !has
    : has
}

/** Whether it counts as lacking the subtype for this action. */
export function lacksSubtypeFor(state: State, id: ObjectId, subtype: string, does: Action): boolean {
  return restrictionsOn(state, id).some(
    ({ restriction }) =>
      restriction.kind === 'asThough' &&
      restriction.does === does &&
      typeof restriction.lacks === 'object' &&
      restriction.lacks?.subtype === subtype,
  )
}
