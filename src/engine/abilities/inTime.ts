/** When in a turn an ability triggers: "for the first time each turn". */
import { isOfAnyone, type Trigger, turnRecordOf } from '../../language/index.ts'
import { amount } from '../continuous/index.ts'
import type { Happening, TriggerData } from '../state/index.ts'
import { seenBy } from './match.ts'
import type { TriggerContext } from './triggerContext.ts'
import { SET_OFF, type TriggerKind } from './triggerTable.ts'

/** 410.9d: all that the trigger sees in these happenings, which are one event; of "an opponent": of that one. */
export const seenTogether = (
  trigger: Trigger,
  kind: TriggerKind,
  happenings: readonly Happening[],
  surroundings: TriggerContext,
  { player }: TriggerData,
): readonly TriggerData[] =>
  happenings
    .filter((event) => SET_OFF[event.kind].includes(kind))
    .flatMap((event) => seenBy(event, trigger, surroundings))
    .filter((seen) => !isOfAnyone(trigger) || seen.player === player)

/** Whether nothing of the kind has happened this turn before these happenings, which are one event. */
function isFirstTime(
  trigger: Trigger,
  kind: TriggerKind,
  happenings: readonly Happening[],
  surroundings: TriggerContext,
  seen: TriggerData,
): boolean {
  const record = turnRecordOf(trigger)
  if (record === null) return true
  const { state, context } = surroundings
  const own = isOfAnyone(trigger) ? ({ who: { kind: 'they' } } as const) : {}
  const sofar = amount(state, { kind: 'thisTurn', ...record, ...own }, { ...context, they: seen.player })
  const isLife = kind === 'gainsLife' || kind === 'losesLife'
  const now = seenTogether(trigger, kind, happenings, surroundings, seen)
  return sofar <= now.reduce((sum, { amount: n }) => sum + (isLife ? n : 1), 0)
}

/** Whether it is the time that the trigger's words ask for. */
export function isInTime(
  trigger: Trigger,
  kind: TriggerKind,
  happenings: readonly Happening[],
  surroundings: TriggerContext,
  seen: TriggerData,
): boolean {
  return !isForFirstTime(trigger) || isFirstTime(trigger, kind, happenings, surroundings, seen)
}

/** Of attacks and targets each has a record of its own. */
export const isForFirstTime = (trigger: Trigger): boolean =>
  'first' in trigger && trigger.first === true && trigger.on !== 'attacks' && trigger.on !== 'becomesTarget'
