/** What the record of a turn (`TurnFacts`) tells of the events that triggers wait for. */
import type { Filter, Players, Trigger, TurnDeed } from '../../language/index.ts'

/** What the turn's record says of such events: their deed, of whom, with what. */
interface Recorded {
  readonly done: TurnDeed
  readonly who: Players | null
  readonly filter: Filter | null
}

/** Of "~" and the like nothing more is asked. */
const filterOf = (what: { readonly kind: string; readonly filter?: Filter | null }): Filter | null =>
  what.kind === 'all' ? (what.filter ?? null) : null

/** Where the turn's record has events of that trigger's kind; `null`: nowhere. */
export function recordOf(trigger: Trigger): Recorded | null {
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
