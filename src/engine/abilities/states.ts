/** State triggers (410.11): whenever the condition is true and none of it waits or is on the stack. */
import type { AbilityKey } from '../../language/index.ts'
import { contextOf, holds, table } from '../continuous/index.ts'
import { type Draft, find, type ObjectId, type State } from '../state/index.ts'
import { mentions } from './mentions.ts'
import { saw } from './scene.ts'
import { watchersIn } from './triggerTable.ts'
import { trigger } from './wait.ts'

/** Looks at the state as it is now; called after everything that happens, as a state can be gone again at once. */
export function noticeStates(g: Draft): void {
  if (!mentions(g.state.printed).triggers.has('state')) return
  for (const watcher of watchersIn(table(g.state).triggers).get('state') ?? []) {
    const { held, ability, trigger: waited } = watcher
    const context = contextOf(held.source, held.controller)
    if (waited.on !== 'state' || !holds(g.state, waited.condition, context)) continue
    if (!isUnderway(g.state, held.source, ability.at.key)) trigger(g, watcher, context, saw(null))
  }
}

/** Whether this ability of this object waits or is on the stack already. */
function isUnderway(state: State, source: ObjectId, key: AbilityKey): boolean {
  if (state.waiting.some((one) => one.source === source && one.at?.key === key)) return true
  return state.stack.some((id) => {
    const held = find(state, id)?.ability ?? null
    return held?.source === source && held.at?.key === key
  })
}
