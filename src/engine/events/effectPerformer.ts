/**
 * The one upward call (docs/decisions/0001-upward-calls.md): a replacement effect's "instead", a mana ability's
 * resolution and a delayed "unless" perform effects, whose executors are on a higher floor. The resolve floor supplies
 * its runner when it is loaded.
 */
import type { Effect } from '../../language/index.ts'
import type { Process } from '../questions/index.ts'
import type { Context, Draft } from '../state/index.ts'

export type Perform = (g: Draft, effects: readonly Effect[], context: Context) => Process<Context>

let provided: Perform | null = null

/** Called once by the resolve floor. */
export function providePerform(perform: Perform): void {
  provided = perform
}

/** Performs effects in order and returns the context after them: what they touched, how much, whether it was done. */
export function* performEffects(g: Draft, effects: readonly Effect[], context: Context): Process<Context> {
  if (provided === null) throw new Error('the resolve floor is not loaded')
  return yield* provided(g, effects, context)
}
