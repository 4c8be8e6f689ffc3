/** Keyword actions of permanents (today:701.44, 701.50): followed as the effects that they are short for. */
import { OBJECT_ACTIONS } from '../../../language/index.ts'
import { notice } from '../../abilities/index.ts'
import { thingsOf } from '../../continuous/index.ts'
import { performEffects } from '../../events/index.ts'
import type { ObjectId } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'

/** Each in turn, as it last was if it is gone; it has acted once its instructions are followed. */
export const act: Executor<'act'> = function* (g, { what, action }, context) {
  const found = what.kind === 'choose' ? yield* things(g, what, context, 'effect') : thingsOf(g.state, what, context)
  const that: ObjectId[] = []
  for (const object of found) {
    yield* performEffects(g, OBJECT_ACTIONS[action], { ...context, remembered: [{ object }] })
    notice(g, [{ kind: 'acted', object, action }])
    that.push(object)
  }
  return { that, did: that.length > 0 }
}
