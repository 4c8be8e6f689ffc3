/** State triggers (410.11): trigger whenever the condition is true and they are neither waiting nor on the stack. */
import type { AbilityKey } from '../../language/index.ts'
import { contextOf, holds, table } from '../continuous/index.ts'
import { type Draft, find, type ObjectId, type State } from '../state/index.ts'
import { printedFeatures } from './printedFeatures.ts'
import { NONE } from './triggerContext.ts'
import { watchersIn } from './triggerTable.ts'
import { trigger } from './wait.ts'

/** Checks the current state; called after everything that happens, since a state may pass at once. */
export function noticeStates(g: Draft): void {
  if (!printedFeatures(g.state.printed).triggers.has('state')) return
  for (const watcher of watchersIn(table(g.state).triggers).get('state') ?? []) {
    const { held, ability, trigger: waited } = watcher
    const context = contextOf(held.source, held.controller)
    if (waited.on !== 'state' || !holds(g.state, waited.condition, context)) continue
    if (!isUnderway(g.state, held.source, ability.at.key)) trigger(g, watcher, context, NONE)
  }
}

/** Whether this ability of this object is already waiting or on the stack. */
function isUnderway(state: State, source: ObjectId, key: AbilityKey): boolean {
  if (state.waiting.some((one) => one.source === source && one.at?.key === key)) return true
  return state.stack.some((id) => {
    const held = find(state, id)?.ability ?? null
    return held?.source === source && held.at?.key === key
  })
}
