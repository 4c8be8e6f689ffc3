/** Triggers on counters (122): once for each of them (410.9d), and a Saga's chapters (today:714.2). */
import type { RoleValues, TriggerRow } from '../../language/index.ts'
import { chaptersReached, isAmong } from '../continuous/index.ts'
import { editionOf, find, findOrLast, type Happening, type ObjectId, type Seat, type State } from '../state/index.ts'
import { isSubject, NONE, type TriggerContext } from './triggerContext.ts'
import type { TriggerOf } from './triggerTable.ts'

type Values<K extends 'chapter' | 'countersPut' | 'counterRemoved' | 'lastCounterRemoved'> = RoleValues<
  TriggerRow<K>,
  ObjectId,
  Seat
>
type Match<K extends 'chapter' | 'countersPut' | 'counterRemoved' | 'lastCounterRemoved'> = (
  event: Happening,
  trigger: TriggerOf<K>,
  surroundings: TriggerContext,
) => Values<K> | readonly Values<K>[] | null

/**
 * What got such counters, as it entered the battlefield or later, how many, and from whom; `null`: nothing did. Where
 * nothing says who puts them, its controller does (today:122.6a).
 */
function countersOf(state: State, event: Happening, counter: string) {
  const controller = (id: ObjectId): Seat | null => find(state, id)?.controller ?? null
  if (event.kind === 'counters' && event.counter === counter && event.change > 0)
    return { object: event.object, n: event.change, by: event.by ?? controller(event.object) }
  if (event.kind !== 'move' || event.to !== 'battlefield' || event.became === null) return null
  const n = find(state, event.became)?.counters[counter] ?? 0
  return n > 0 ? { object: event.became, n, by: controller(event.became) } : null
}

/** Each chapter that the lore counters put now have reached. */
export const matchChapter: Match<'chapter'> = (event, trigger, surroundings) => {
  const put = countersOf(surroundings.state, event, 'lore')
  if (put === null || !isSubject(surroundings, trigger.what, put.object)) return null
  const reached = chaptersReached(surroundings.state, put.object, put.n, trigger.chapters)
  return reached.map(() => ({ ...NONE, object: put.object }))
}

/** For each counter, or once for all that are put together. */
export const matchCountersPut: Match<'countersPut'> = (event, trigger, surroundings) => {
  const put = countersOf(surroundings.state, event, trigger.counter)
  if (put === null || !isSubject(surroundings, trigger.what, put.object)) return null
  const { state, context } = surroundings
  if (trigger.by !== undefined && (put.by === null || !isAmong(state, trigger.by, put.by, context))) return null
  if (event.kind === 'move' && !editionOf(surroundings.state).abilities.enteringIsPutting) return null
  if (trigger.together === true) return { ...NONE, object: put.object, amount: put.n }
  return Array.from({ length: put.n }, () => ({ ...NONE, object: put.object, amount: 1 }))
}

export const matchCounterRemoved: Match<'counterRemoved'> = (event, trigger, surroundings) => {
  if (event.kind !== 'counters' || event.change >= 0 || event.counter !== trigger.counter) return null
  if (!isSubject(surroundings, trigger.what, event.object)) return null
  return Array.from({ length: -event.change }, () => ({ ...NONE, object: event.object }))
}

export const matchLastCounter: Match<'lastCounterRemoved'> = (event, trigger, surroundings) => {
  if (event.kind !== 'counters' || event.change >= 0 || event.counter !== trigger.counter) return null
  const left = findOrLast(surroundings.state, event.object)?.counters[trigger.counter] ?? 0
  return left === 0 && isSubject(surroundings, trigger.what, event.object) ? { ...NONE, object: event.object } : null
}
