/** One verb with several objects or recipients: everything is chosen, then all of it happens as one event (413.2b). */
import type { Effect, JointEffect } from '../../../language/index.ts'
import { happen } from '../../events/index.ts'
import type { Process } from '../../questions/index.ts'
import { type Context, type Draft, doneBy } from '../../state/index.ts'
import { type EffectOf, type Executor, type Proposal, type Proposer, proposing } from '../executor.ts'
import { ofChosenOpponent } from '../opponent.ts'
import { discard } from './cards.ts'
import { damage } from './life.ts'
import { phaseIn, phaseOut, tap, untap } from './permanents.ts'
import { createToken } from './tokens.ts'
import { destroy, move, sacrifice } from './zones.ts'

/** Effects of which what they do can be chosen now and happen with something else. */
export type Proposable = JointEffect | EffectOf<'discard'>

const PROPOSERS: { readonly [K in Proposable['kind']]: Proposer<K> } = {
  discard,
  damage,
  move,
  destroy,
  sacrifice,
  tap,
  untap,
  phaseIn,
  phaseOut,
  createToken,
}

/** The same effects by themselves. */
export const JOINT: { readonly [K in Proposable['kind']]: Executor<K> } = {
  discard: proposing(discard),
  damage: proposing(damage),
  move: proposing(move),
  destroy: proposing(destroy),
  sacrifice: proposing(sacrifice),
  tap: proposing(tap),
  untap: proposing(untap),
  phaseIn: proposing(phaseIn),
  phaseOut: proposing(phaseOut),
  createToken: proposing(createToken),
}

/** Whether what the effect does can be chosen before it happens. */
export function canPropose(effect: Effect | undefined): effect is Proposable {
  return effect !== undefined && effect.kind in PROPOSERS
}

/** Chooses what the effect does; it happens when what is proposed does. */
export function* propose<E extends Proposable>(
  g: Draft,
  effect: E,
  context: Context,
): Process<Proposal<Proposable['kind']>> {
  const [one, theirs] = yield* ofChosenOpponent(g, effect, context)
  return yield* (PROPOSERS[one.kind] as Proposer<Proposable['kind']>)(g, one, theirs)
}

/** "That" means all of it. */
export const together: Executor<'together'> = function* (g, effect, context) {
  const proposals: Proposal<Proposable['kind']>[] = []
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
