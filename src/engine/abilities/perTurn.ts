/** Abilities that trigger a limited number of times, or an additional time (today:603.2d, 603.2h). */
import type { Ability, StaticRule } from '../../language/index.ts'
import { contextOf, matches, table } from '../continuous/index.ts'
import { type Draft, find, type Happening, type ObjectId, type Seat, type State } from '../state/index.ts'
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

/** An ability that has others trigger an additional time, with its object and that object's controller. */
export interface TriggersAgain {
  readonly rule: Extract<StaticRule, { kind: 'triggersAgain' }>
  readonly source: ObjectId
  readonly controller: Seat
}
const NONE: readonly TriggersAgain[] = []

/** The abilities that have others trigger an additional time now. */
export function triggeringAgain(state: State): readonly TriggersAgain[] {
  if (!printedFeatures(state.printed).statics.has('triggersAgain')) return NONE
  return table(state).statics.flatMap(({ rule, source, controller }) =>
    rule.kind === 'triggersAgain' ? [{ rule, source, controller }] : [],
  )
}

/** How many additional times the event has the ability trigger: once for each of those effects that says so. */
export function additionalTimes(
  state: State,
  event: Happening,
  { held: { source } }: Watcher,
  again: readonly TriggersAgain[],
): number {
  return again.filter(({ rule, source: by, controller }) => {
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
