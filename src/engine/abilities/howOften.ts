/** Abilities that trigger a limited number of times, an additional time, or not at all (today:603.2d, 603.2h). */
import type { Ability, StaticRule, Trigger } from '../../language/index.ts'
import { contextOf, matches, table } from '../continuous/index.ts'
import { type Context, type Draft, find, type Happening, type ObjectId, type Seat, type State } from '../state/index.ts'
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

type Kind = 'triggersAgain' | 'triggersNothing'
/** An ability about when others trigger, with its object and that object's controller. */
export interface OnTriggers {
  readonly rule: Extract<StaticRule, { kind: Kind }>
  readonly source: ObjectId
  readonly controller: Seat
}
const NONE: readonly OnTriggers[] = []

/** The abilities now that have others trigger an additional time, or not at all. */
export function rulesOnTriggers(state: State): readonly OnTriggers[] {
  const { statics } = printedFeatures(state.printed)
  if (!statics.has('triggersAgain') && !statics.has('triggersNothing')) return NONE
  return table(state).statics.flatMap(({ rule, source, controller }) =>
    rule.kind === 'triggersAgain' || rule.kind === 'triggersNothing' ? [{ rule, source, controller }] : [],
  )
}

/** Whether the event is one of those that the trigger waits for. */
const isCause = (state: State, event: Happening, cause: Trigger, context: Context): boolean =>
  singleEvents(cause).some(
    (one) => SET_OFF[event.kind].includes(one.on) && seenBy(event, one, { state, context }).length > 0,
  )

/** Whether some rule says that the event causes no ability to trigger. */
export const causesNothing = (state: State, event: Happening, rules: readonly OnTriggers[]): boolean =>
  rules.some(
    ({ rule, source, controller }) =>
      rule.kind === 'triggersNothing' &&
      rule.causes.some((cause) => isCause(state, event, cause, contextOf(source, controller))),
  )

/** How many additional times the event has the ability trigger: once for each of those effects that says so. */
export function additionalTimes(
  state: State,
  event: Happening,
  { held: { source } }: Watcher,
  rules: readonly OnTriggers[],
): number {
  return rules.filter(({ rule, source: by, controller }) => {
    const context = contextOf(by, controller)
    if (rule.kind !== 'triggersAgain' || !matches(state, rule.of, source, context)) return false
    return rule.cause === null || isCause(state, event, rule.cause, context)
  }).length
}
