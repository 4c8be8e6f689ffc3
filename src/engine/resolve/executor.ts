/** What performs one kind of effect, and what it tells the effects after it (413.2b). */
import {
  type ChoiceName,
  type Effect,
  type EffectKind,
  hasResult,
  type Leaves,
  type NamedChoices,
} from '../../language/index.ts'
import { type Happened, happen, type Proposed } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import {
  amountOf,
  type Context,
  type Done,
  type Draft,
  doneBy,
  doneSince,
  leaving,
  type Result,
  restOf,
  thatOf,
  wasDone,
  wasPossible,
} from '../state/index.ts'

export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>

/** What an effect left, and what its players have chosen. */
export interface Told extends Result {
  readonly choices?: NamedChoices | undefined
  /** Targets that only what wasn't done names, by slot: for the words after it they are nothing. */
  readonly unsaid?: readonly number[]
}

/** Only the results that the table allows an effect of that kind to leave (`language/kinds/effects.ts`). */
export type ResultOf<K extends EffectKind> = {
  readonly [N in 'that' | 'amount' | 'did' | 'could' | 'rest']?: N extends Leaves<K> ? Result[N] : undefined
} & {
  /** Everything that happened: of that `after` keeps what the row has. */
  readonly done?: readonly Done[]
  readonly unsaid?: readonly number[]
  readonly choices?: (Extract<Leaves<K>, ChoiceName> extends never ? never : NamedChoices) | undefined
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
    const happened = yield* happen(g, proposed)
    return { ...result(happened), done: doneBy(happened) }
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

const without = (context: Context, slots: readonly number[]): Context => ({
  ...context,
  targets: context.targets.map((refs, slot) => (slots.includes(slot) ? [] : refs)),
})

/**
 * The context as the next effect reads it, after one of that kind: of what was done, its row of the table is
 * remembered.
 */
export function after(before: Context, kind: EffectKind, told: Told): Context {
  const { unsaid } = told
  const context = unsaid === undefined ? before : without(before, unsaid)
  if (told.choices === undefined && told.done === undefined) return leaving(context, told)
  const { choices, ...result } = told
  const { they } = context
  const done = (result.done ?? []).flatMap((one) =>
    !hasResult(kind, one.deed) ? [] : one.seat === null && they !== null ? { ...one, seat: they } : one,
  )
  const left = result.done === undefined ? result : { ...result, done }
  return leaving(context, left, choices ?? null)
}

/** What an effect with effects inside tells: all that its inner ones left, since they began at `from`. */
export function resultOf(from: Context, now: Context): Told {
  const done = doneSince(now, from.log.length)
  return {
    that: thatOf(now),
    amount: amountOf(now),
    did: wasDone(now),
    could: wasPossible(now),
    rest: restOf(now),
    done,
    choices: now.choices,
  }
}
