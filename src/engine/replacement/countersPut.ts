/** Another number of counters than would be put (today:614.16). */
import type { ChangedNumber } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { contextOf, isAmong } from '../continuous/index.ts'
import { get, type ObjectId, type Proposed, type Seat, type State } from '../state/index.ts'
import { isSubject } from './recipients.ts'
import type { Replacement } from './replacement.ts'
import { type Working, workingRules } from './working.ts'

type OnPermanent = Extract<Proposed, { kind: 'counters' }>
type OnPlayer = Extract<Proposed, { kind: 'playerCounters' }>
type Rule = Working<'countersPut'>

const NONE: readonly Replacement[] = []

const changed = (n: number, { times, plus }: ChangedNumber): number => Math.max(0, Math.floor(n * times) + plus)

/** Whether any card of this game has a rule that changes how many counters are put. */
export const mayChangeNumbers = (state: State): boolean => printedFeatures(state.printed).statics.has('countersPut')

/** Whether the rule is about counters of that kind, put by that player, and about what has them put. */
function isAbout(state: State, one: Rule, counter: string, by: Seat, cause: OnPermanent['cause']): boolean {
  const { rule, source, controller } = one
  if (rule.counter !== null && rule.counter !== counter) return false
  if (rule.byEffect === true && cause !== undefined) return false
  return rule.by === undefined || isAmong(state, rule.by, by, contextOf(source, controller))
}

function instead({ id, at, source, rule }: Rule, n: number, other: (n: number) => Proposed): Replacement {
  const most = changed(n, rule.instead)
  const does = { does: 'become', events: most === 0 ? [] : [other(most)] } as const
  return { id, at, source, key: 'replace', does, number: rule.instead }
}

/** What changes the number of counters that are put on a permanent; none changes how many are removed. */
export function ofCounters(state: State, event: OnPermanent): readonly Replacement[] {
  const { object, counter, change, cause } = event
  const rules = workingRules(state, 'countersPut')
  if (change <= 0 || rules.length === 0) return NONE
  const by = event.by ?? get(state, object).controller
  return rules
    .filter((one) => isAbout(state, one, counter, by, cause) && isOnIt(state, one, object))
    .map((one) => instead(one, change, (more) => ({ ...event, change: more })))
}

function isOnIt(state: State, { rule, source, controller }: Rule, object: ObjectId): boolean {
  if (get(state, object).zone !== 'battlefield' || rule.what === null) return false
  return isSubject(state, rule.what, object, contextOf(source, controller))
}

/** What changes the number of counters that a player gets. */
export function ofPlayerCounters(state: State, event: OnPlayer): readonly Replacement[] {
  const { seat, counter, n, cause } = event
  const rules = workingRules(state, 'countersPut')
  if (n <= 0 || rules.length === 0) return NONE
  const by = event.by ?? seat
  return rules
    .filter(({ rule: { who }, source, controller }) => {
      return who !== null && isAmong(state, who, seat, contextOf(source, controller))
    })
    .filter((one) => isAbout(state, one, counter, by, cause))
    .map((one) => instead(one, n, (more) => ({ ...event, n: more })))
}

/**
 * The same of a permanent that enters with counters (today:122.6), in a state in which it is there: of its own rules
 * those about itself (today:614.12).
 */
export function ofCountersIt(state: State, event: OnPermanent): readonly Replacement[] {
  const foreign = workingRules(state, 'countersPut').filter(
    ({ source, rule }) => source === event.object && rule.what?.kind !== 'self',
  )
  return ofCounters(state, event).filter(({ id }) => !foreign.some((one) => one.id === id))
}
