/** Performing a text's effects in the order they are written (413.2b). */
import type { Change, Effect, EffectKind } from '../../language/index.ts'
import { followEffects, providePerform } from '../events/index.ts'
import type { Process } from '../questions/index.ts'
import { type Context, type Draft, editionOf, type State } from '../state/index.ts'
import { after, type EffectOf, type Executor } from './executor.ts'
import { EXECUTORS } from './executors.ts'
import { stillThat, stillThatMuch } from './naming.ts'
import { ofChosenOpponent } from './opponent.ts'

function executorOf<K extends EffectKind>(kind: K): Executor<K> {
  return EXECUTORS[kind]
}

/** Whether the change is the same whatever it is made to, and whenever it is made. */
const isSettled = (change: Change): boolean =>
  change.kind === 'types' ||
  change.kind === 'colors' ||
  (change.kind === 'setPt' && typeof change.power === 'number' && typeof change.toughness === 'number')

/** today:611.2e: what is said right after of what the effect puts onto the battlefield, if that is said so. */
function arrivingAs(state: State, effect: Effect, next: Effect | undefined): readonly Change[] | null {
  if (effect.kind !== 'move' || effect.to.zone !== 'battlefield' || next?.kind !== 'modify') return null
  if (next.isSo !== true || next.what.kind !== 'that' || !next.changes.every(isSettled)) return null
  return editionOf(state).continuous.entersAsSaid ? next.changes : null
}

/**
 * Performs effects in order, doing as much as possible (413.2b, 416.3). Returns the context after them: what they
 * touched, how much it was, whether it was done.
 */
export function* perform(g: Draft, effects: readonly Effect[], context: Context): Process<Context> {
  let now = context
  let isSaid = false
  for (const [index, said] of effects.entries()) {
    if (g.state.outcome !== null) break
    // What entered as that is it already.
    if (isSaid) {
      isSaid = false
      continue
    }
    const [effect, theirs] = yield* ofChosenOpponent(g, said, now)
    now = theirs
    const arriving = arrivingAs(g.state, effect, effects[index + 1])
    isSaid = arriving !== null
    const execute = executorOf(effect.kind) as Executor<EffectKind>
    const told = yield* execute(g, effect as EffectOf<EffectKind>, arriving === null ? now : { ...now, arriving })
    now = after(now, effect.kind, stillThatMuch(effect, stillThat(effect, told)))
    followEffects(g)
  }
  return now
}

providePerform(perform)
