/** A spell that becomes a part of a permanent (today:702.140c). */
import { thingsOf } from '../../continuous/index.ts'
import { mutate } from '../../events/index.ts'
import { ask } from '../../questions/index.ts'
import { find, get } from '../../state/index.ts'
import type { Executor } from '../executor.ts'

/** Its controller chooses whether it lies on top or at the bottom. */
export const merge: Executor<'merge'> = function* (g, effect, context) {
  const spell = context.source
  const [into] = thingsOf(g.state, effect.with, context)
  if (into === undefined || find(g.state, into) === null || find(g.state, spell)?.zone !== 'stack')
    return { did: false }
  const seat = get(g.state, spell).controller
  const over = yield* ask('confirm', { seat, source: spell, reason: 'over', cost: null, default: true })
  mutate(g, spell, into, over)
  return { did: true }
}
