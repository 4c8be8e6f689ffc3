/** When in a turn, or in whose, an ability triggers: "for the first time each turn", "during your turn". */
import type { Filter, Players, Trigger, TurnDeed } from '../../language/index.ts'
import { amount } from '../continuous/index.ts'
import { type Happening, seatsWithTurn } from '../state/index.ts'
import { seenBy } from './match.ts'
import { isOf, type TriggerContext } from './triggerContext.ts'
import { SET_OFF, type TriggerKind, type Watcher } from './triggerTable.ts'

/** What the turn's record says of such events: their deed, of whom, with what. */
interface Recorded {
  readonly done: TurnDeed
  readonly who: Players | null
  readonly filter: Filter | null
}

function recordOf(trigger: Trigger): Recorded | null {
  switch (trigger.on) {
    case 'gainsLife':
      return { done: 'gainedLife', who: trigger.who, filter: null }
    case 'losesLife':
      return { done: 'lostLife', who: trigger.who, filter: null }
    case 'discards':
      return { done: 'discarded', who: trigger.who, filter: trigger.filter }
    case 'sacrificed':
      return { done: 'sacrificed', who: trigger.who, filter: filterOf(trigger.what) }
    case 'enters':
      return { done: 'entered', who: null, filter: filterOf(trigger.what) }
    case 'moves':
      return trigger.to === 'graveyard' && trigger.from === null
        ? { done: 'buried', who: trigger.whose ?? null, filter: filterOf(trigger.what) }
        : null
    default:
      return null
  }
}
const filterOf = (what: { readonly kind: string; readonly filter?: Filter | null }): Filter | null =>
  what.kind === 'all' ? (what.filter ?? null) : null

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
