/** One verb with several objects or recipients: everything is chosen, then all of it happens as one event (413.2b). */
import type { JointEffect } from '../../../language/index.ts'
import { happen } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import { type Context, type Draft, doneBy } from '../../state/index.ts'
import { type Executor, type Proposal, type Proposer, proposing } from '../executor.ts'
import { damage } from './life.ts'
import { phaseIn, phaseOut, tap, untap } from './permanents.ts'
import { destroy, move, sacrifice } from './zones.ts'

const PROPOSERS: { readonly [K in JointEffect['kind']]: Proposer<K> } = {
  damage,
  move,
  destroy,
  sacrifice,
  tap,
  untap,
  phaseIn,
  phaseOut,
}

/** The same effects by themselves. */
export const JOINT: { readonly [K in JointEffect['kind']]: Executor<K> } = {
  damage: proposing(damage),
  move: proposing(move),
  destroy: proposing(destroy),
  sacrifice: proposing(sacrifice),
  tap: proposing(tap),
  untap: proposing(untap),
  phaseIn: proposing(phaseIn),
  phaseOut: proposing(phaseOut),
}

function propose<E extends JointEffect>(g: Draft, effect: E, context: Context): Process<Proposal<JointEffect['kind']>> {
  return (PROPOSERS[effect.kind] as Proposer<JointEffect['kind']>)(g, effect, context)
}

/** "That" means all of it. */
export const together: Executor<'together'> = function* (g, effect, context) {
  const proposals: Proposal<JointEffect['kind']>[] = []
  for (const one of effect.effects) proposals.push(yield* propose(g, one, context))
  const done = yield* happen(
    g,
    proposals.flatMap((one) => one.proposed),
  )
  const results = proposals.map((one) => one.result(done))
  return {
    that: [...new Set(results.flatMap((one) => one.that ?? []))],
    did: results.some((one) => one.did === true),
    done: doneBy(done),
  }
}
