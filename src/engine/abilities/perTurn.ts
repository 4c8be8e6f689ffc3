/** Abilities that trigger a limited number of times, or an additional time (today:603.2d, 603.2h). */
import type { Ability } from '../../language/index.ts'
import { contextOf, matches, table } from '../continuous/index.ts'
import { type Draft, find, type Happening, type ObjectId, type State } from '../state/index.ts'
import { seenBy } from './match.ts'
import { printedFeatures } from './printedFeatures.ts'
import { SET_OFF, singleEvents, type Watcher } from './triggerTable.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

/** Whether it has triggered this turn, or been done, and may not again. */
export const isSpent = (state: State, source: ObjectId, { perTurn, at }: Triggered): boolean =>
  perTurn !== undefined && (find(state, source)?.activations[at.key] ?? 0) > 0

/** Notes that it has; counted like activations, under the ability's key. */
export function spend(g: Draft, source: ObjectId, { at }: Triggered): void {
  const object = find(g.state, source)
  if (object !== null)
    g.patch(source, { activations: { ...object.activations, [at.key]: (object.activations[at.key] ?? 0) + 1 } })
}

/** How many additional times the event has the ability trigger: once for each effect that says so. */
export function additionalTimes(state: State, event: Happening, { held: { source } }: Watcher): number {
  if (!printedFeatures(state.printed).statics.has('triggersAgain')) return 0
  return table(state).statics.filter(({ rule, source: by, controller }) => {
    if (rule.kind !== 'triggersAgain') return false
    const context = contextOf(by, controller)
    if (!matches(state, rule.of, source, context)) return false
    return (
      rule.cause === null ||
      singleEvents(rule.cause).some(
        (cause) => SET_OFF[event.kind].includes(cause.on) && seenBy(event, cause, { state, context }).length > 0,
      )
    )
  }).length
}
