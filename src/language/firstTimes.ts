/** What a turn's record says of the events that may be asked for "the first time each turn". */
import type { TurnDeed } from './history.ts'
import type { Filter, Players } from './nouns.ts'
import type { Trigger } from './triggers.ts'

/** The deed of such events, of whom (`null`: anyone), with what (`null`: anything). */
export interface Recorded {
  readonly done: TurnDeed
  readonly who: Players | null
  readonly filter: Filter | null
}

/** What is recorded of cards that are sorted. */
export const SORTED = { scry: 'scried', surveil: 'surveilled' } as const

/** What is recorded of the trigger's events; `null`: no turn has a record of them. */
export function turnRecordOf(trigger: Trigger): Recorded | null {
  switch (trigger.on) {
    case 'gainsLife':
      return { done: 'gainedLife', who: trigger.who, filter: null }
    case 'losesLife':
      return { done: 'lostLife', who: trigger.who, filter: null }
    case 'discards':
      return { done: 'discarded', who: trigger.who, filter: trigger.filter }
    case 'sacrificed':
      return trigger.what.kind === 'all' ? { done: 'sacrificed', who: trigger.who, filter: trigger.what.filter } : null
    case 'enters':
      return trigger.what.kind === 'all' ? { done: 'entered', who: null, filter: trigger.what.filter } : null
    case 'moves':
      return trigger.to === 'graveyard' && trigger.from === null && trigger.what.kind === 'all'
        ? { done: 'buried', who: trigger.whose ?? null, filter: trigger.what.filter }
        : null
    case 'sorts':
      return { done: SORTED[trigger.action], who: trigger.who, filter: null }
    default:
      return null
  }
}

/** Whether it is about any one of several players, each of whom has a first time: "whenever an opponent loses life". */
export function isOfAnyone(trigger: Trigger): boolean {
  const who = 'who' in trigger ? trigger.who : trigger.on === 'moves' ? trigger.whose : undefined
  return who?.kind === 'anOpponent' || who?.kind === 'anyPlayer'
}
