/** What performs one kind of effect, and what it tells the effects after it (413.2b). */
import type { Effect, EffectKind } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft, ObjectId } from '../state/index.ts'

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>

/** What was touched ("that creature"), how much it was ("that much"), whether it was done ("if you do"). */
export interface Result {
  readonly that?: readonly ObjectId[]
  readonly amount?: number
  readonly did?: boolean
}

export type Executor<K extends EffectKind> = (g: Draft, effect: EffectOf<K>, context: Context) => Process<Result>

/** An executor that has nothing to ask. */
export function atOnce<K extends EffectKind>(
  does: (g: Draft, effect: EffectOf<K>, context: Context) => Result,
): Executor<K> {
  // biome-ignore lint/correctness/useYield: a process like the others, only without questions
  return function* (g, effect, context) {
    return does(g, effect, context)
  }
}

/** The context as the next effect reads it. */
export function after(context: Context, result: Result): Context {
  if (result.that === undefined && result.amount === undefined && result.did === undefined) return context
  return {
    ...context,
    that: result.that ?? context.that,
    amount: result.amount ?? context.amount,
    did: result.did ?? context.did,
  }
}

/** What an effect with effects inside tells: all that its inner ones left. */
export function resultOf(context: Context): Result {
  return { that: context.that, amount: context.amount, did: context.did }
}
