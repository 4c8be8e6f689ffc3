/** Permanents become monstrous, renowned, suspected and the like (today:text/designations). */
import { mark, pair, unmark } from '../../events/index.ts'
import type { ObjectId } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { bearers } from './things.ts'
import { count } from './who.ts'

/** Of those, the ones that have become so; or, where it ends, that are no longer so. */
export const marked: Executor<'mark'> = function* (g, { what, as, n, ends }, context) {
  const found = yield* bearers(g, what, context)
  const number = n === undefined ? 1 : count(g, n, context)
  const that: ObjectId[] = found.filter((id) => (ends === true ? unmark(g, id, as) : mark(g, id, as, number)))
  return { that: found, did: that.length > 0 }
}

/** The first of the one and the first of the other, if both can be paired. */
export const paired: Executor<'pair'> = function* (g, { what, with: other }, context) {
  const [one] = yield* bearers(g, what, context)
  const [two] = yield* bearers(g, other, context)
  return { did: one !== undefined && two !== undefined && pair(g, context.controller, one, two) }
}
