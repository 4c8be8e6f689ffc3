/** Performing a text's effects in the order they are written (413.2b). */
import type { Effect, EffectKind } from '../../language/index.ts'
import { followEffects, providePerform } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft } from '../state/index.ts'
import { after, type EffectOf, type Executor } from './executor.ts'
import { EXECUTORS } from './executors.ts'
import { stillThat } from './naming.ts'

function executorOf<K extends EffectKind>(kind: K): Executor<K> {
  return EXECUTORS[kind]
}

/**
 * Performs effects in order, doing as much as possible (413.2b, 416.3). Returns the context after them: what they
 * touched, how much it was, whether it was done.
 */
export function* perform(g: Draft, effects: readonly Effect[], context: Context): Process<Context> {
  let now = context
  for (const effect of effects) {
    if (g.state.outcome !== null) break
    const execute = executorOf(effect.kind) as Executor<EffectKind>
    const told = yield* execute(g, effect as EffectOf<EffectKind>, now)
    now = after(now, effect.kind, stillThat(effect, told))
    followEffects(g)
  }
  return now
}

providePerform(perform)
