/** What performs one kind of effect, and the results it leaves for the effects after it (413.2b). */
import type { Color, Effect, EffectKind, Leaves } from '../../language/index.ts'
import { type Happened, happen, type Proposed } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft, ObjectId } from '../state/index.ts'

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>

/** What was touched ("that creature"), how much it was ("that much"), whether it was done ("if you do"). */
export interface Result {
  readonly that?: readonly ObjectId[]
  readonly amount?: number
  readonly did?: boolean
  /** The colour that was chosen. */
  readonly color?: Color
}

/** Only the results that the table allows an effect of that kind to leave (`language/results.ts`). */
export type ResultOf<K extends EffectKind> = {
  readonly [N in keyof Result]?: N extends Leaves<K> ? Result[N] : undefined
}

export type Executor<K extends EffectKind> = (g: Draft, effect: EffectOf<K>, context: Context) => Process<ResultOf<K>>

/** The events an effect proposes, and the result once they have happened: based on the events that actually did. */
export interface Proposal<K extends EffectKind> {
  readonly proposed: readonly Proposed[]
  readonly result: (done: readonly Happened[]) => ResultOf<K>
}

/** Asks what needs asking, and proposes events. */
export type Proposer<K extends EffectKind> = (g: Draft, effect: EffectOf<K>, context: Context) => Process<Proposal<K>>

/** Makes an effect's proposed events happen, as one event. */
export function proposing<K extends EffectKind>(propose: Proposer<K>): Executor<K> {
  return function* (g, effect, context) {
    const { proposed, result } = yield* propose(g, effect, context)
    return result(yield* happen(g, proposed))
  }
}

/** An executor that has nothing to ask. */
export function atOnce<K extends EffectKind>(
  does: (g: Draft, effect: EffectOf<K>, context: Context) => ResultOf<K>,
): Executor<K> {
  // biome-ignore lint/correctness/useYield: a process like the others, only without questions
  return function* (g, effect, context) {
    return does(g, effect, context)
  }
}

/** The context as the next effect reads it. */
export function after(context: Context, result: Result): Context {
  const { color } = result
  if (result.that === undefined && result.amount === undefined && result.did === undefined && color === undefined)
    return context
  return {
    ...context,
    ...(color === undefined ? {} : { color }),
    that: result.that ?? context.that,
    amount: result.amount ?? context.amount,
    did: result.did ?? context.did,
  }
}

/** The result of an effect that contains effects: everything its inner ones left. */
export function resultOf(context: Context): Result {
  const { that, amount, did, color } = context
  return color === undefined ? { that, amount, did } : { that, amount, did, color }
}
