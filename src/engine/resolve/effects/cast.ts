/** Casting a card during a resolution (413.2e), as an effect says. */
import { tellOf } from '../../events/index.ts'
import { attempt, castSpell, FREE, whyNotCastFree } from '../../play/index.ts'
import { ask } from '../../questions/index.ts'
import type { ObjectId } from '../../state/index.ts'
import type { Executor } from '../executor.ts'
import { things } from './things.ts'
import { asThey, seatsOf } from './who.ts'

/**
 * Asks whether to cast it, if that is possible (413.2c); the spell goes above the resolving object, whose resolution
 * continues (409.1i).
 */
export const castFree: Executor<'castFree'> = function* (g, effect, context) {
  const that: ObjectId[] = []
  for (const seat of seatsOf(g.state, effect.who, context)) {
    for (const id of yield* things(g, effect.what, asThey(context, effect.who, seat), 'effect')) {
      if (whyNotCastFree(g.state, seat, id) !== null) continue
      const yes = yield* ask('confirm', { seat, source: context.source, reason: 'may', cost: null, default: true })
      if (!yes) continue
      const refused = yield* attempt(g, seat, tellOf(g.state, id), () => castSpell(g, seat, id, FREE))
      if (refused === null) that.push(...g.state.stack.slice(-1))
    }
  }
  return { that, did: that.length > 0 }
}
