/** When in a turn, or in whose, an ability triggers: "for the first time each turn", "during your turn". */
import type { Trigger } from '../../language/index.ts'
import { amount } from '../continuous/index.ts'
import { type Happening, seatsWithTurn } from '../state/index.ts'
import { seenBy } from './match.ts'
import { isOf, type TriggerContext } from './triggerContext.ts'
import { SET_OFF, type TriggerKind, type Watcher } from './triggerTable.ts'
import { recordOf } from './turnRecord.ts'

/** Whether nothing of the kind has happened this turn before these happenings, which are one event. */
function isFirstTime(
  { trigger }: Watcher,
  kind: TriggerKind,
  happenings: readonly Happening[],
  surroundings: TriggerContext,
): boolean {
  const record = recordOf(trigger)
  if (record === null) return true
  const { state, context } = surroundings
  const sofar = amount(state, { kind: 'thisTurn', ...record }, context)
  const now = happenings
    .filter((event) => SET_OFF[event.kind].includes(kind))
    .flatMap((event) => seenBy(event, trigger, surroundings))
    .reduce((sum, { amount: n }) => sum + (kind === 'gainsLife' || kind === 'losesLife' ? n : 1), 0)
  return sofar <= now
}

/** Whether it is the time that the trigger's words ask for. */
export function isInTime(
  watcher: Watcher,
  kind: TriggerKind,
  happenings: readonly Happening[],
  surroundings: TriggerContext,
): boolean {
  const { trigger } = watcher
  const whose = 'inTurnOf' in trigger ? trigger.inTurnOf : undefined
  if (whose !== undefined && !seatsWithTurn(surroundings.state).some((seat) => isOf(surroundings, whose, seat)))
    return false
  return !isForFirstTime(trigger) || isFirstTime(watcher, kind, happenings, surroundings)
}

/** Of attacks and targets each has a record of its own. */
export const isForFirstTime = (trigger: Trigger): boolean =>
  'first' in trigger && trigger.first === true && trigger.on !== 'attacks' && trigger.on !== 'becomesTarget'
