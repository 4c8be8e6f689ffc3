/**
 * "If you control a Swamp, draw a card. If you control three or more, draw two cards instead": the second stands inside
 * the first. That is right where it asks for more of the same, or goes by what the text itself has done ("if you do");
 * of two questions that have nothing to do with each other the text doesn't say whether the second needs the first.
 */
import {
  type Condition,
  type Effect,
  type Filter,
  isOfDeeds,
  type Predicate,
  type Quantity,
} from '../../language/index.ts'
import { sameValue } from '../core/index.ts'

/** Whether what is described by the first is also described by each of the second. */
const hasAll = (narrow: readonly Predicate[], wide: readonly Predicate[]): boolean =>
  wide.every(
    (asked) => narrow.some((one) => sameValue(one, asked)) || (asked.is === 'anyOf' && hasAny(narrow, asked.of)),
  )

const hasAny = (narrow: readonly Predicate[], wide: readonly Predicate[]): boolean =>
  wide.some((one) => hasAll(narrow, [one]))

const isWithin = (narrow: Filter, wide: Filter): boolean =>
  sameValue({ ...narrow, is: [] }, { ...wide, is: [] }) && hasAll(narrow.is, wide.is)

/** What is asked about: a quantity; `than`: with which it is compared; `per`: of which players. */
interface Asked {
  readonly of: Quantity
  readonly than: Quantity | null
  readonly per: Extract<Condition, { kind: 'compare' }>['per'] | null
}
/** "Three or more", "at least four more than you": a whole number at least or at most. */
interface Bound {
  readonly asked: Asked
  readonly least: number
  readonly most: number
}

/** "Four more than you" is four, and than whom. */
function parted(b: Quantity): { readonly than: Quantity | null; readonly n: number } {
  if (typeof b === 'number') return { than: null, n: b }
  const [than, n] = typeof b === 'object' && b.kind === 'sum' && b.of.length === 2 ? b.of : []
  return than !== undefined && typeof n === 'number' ? { than, n } : { than: b, n: 0 }
}

const ENDLESS = Number.POSITIVE_INFINITY

function boundOf(condition: Condition): Bound | null {
  if (condition.kind === 'exists')
    return {
      asked: { of: { kind: 'count', filter: condition.filter }, than: null, per: null },
      least: 1,
      most: ENDLESS,
    }
  if (condition.kind !== 'compare') return null
  const { than, n } = parted(condition.b)
  const asked = { of: condition.a, than, per: condition.per ?? null }
  switch (condition.op) {
    case '>=':
      return { asked, least: n, most: ENDLESS }
    case '>':
      return { asked, least: n + 1, most: ENDLESS }
    case '<=':
      return { asked, least: -ENDLESS, most: n }
    case '<':
      return { asked, least: -ENDLESS, most: n - 1 }
    case '=':
      return { asked, least: n, most: n }
  }
}

const isCount = (of: Quantity): of is Extract<Quantity, { kind: 'count' }> =>
  typeof of === 'object' && of.kind === 'count'

/** Whether one quantity within its bound keeps the other within its own. */
function isTighter(one: Bound, other: Bound): boolean {
  const [narrow, wide] = [one.asked, other.asked]
  // Among fewer at least so many: then also among more.
  const isFewer =
    other.most === ENDLESS &&
    sameValue({ ...narrow, of: 0 }, { ...wide, of: 0 }) &&
    isCount(narrow.of) &&
    isCount(wide.of) &&
    isWithin(narrow.of.filter, wide.of.filter)
  return (isFewer || sameValue(narrow, wide)) && one.least >= other.least && one.most <= other.most
}

/** Whether the first can't be true without the second; `false` where that can't be told. */
function implies(one: Condition, other: Condition): boolean {
  if (sameValue(one, other)) return true
  if (other.kind === 'and') return other.of.every((part) => implies(one, part))
  if (one.kind === 'or') return one.of.every((part) => implies(part, other))
  if (one.kind === 'and' && one.of.some((part) => implies(part, other))) return true
  if (other.kind === 'or') return other.of.some((part) => implies(one, part))
  if (one.kind === 'is' && other.kind === 'is')
    return sameValue({ ...one, is: [] }, { ...other, is: [] }) && hasAll(one.is, other.is)
  const [narrow, wide] = [boundOf(one), boundOf(other)]
  return narrow !== null && wide !== null && isTighter(narrow, wide)
}

/** Whether an effect under a condition may hold another one that is done instead under a second condition. */
export function isSameQuestion(effect: Effect): boolean {
  if (effect.kind !== 'if') return true
  const [then, more] = effect.then
  if (then?.kind !== 'if' || more !== undefined || then.otherwise.length === 0) return true
  return isOfDeeds(effect.condition) || implies(then.condition, effect.condition)
}
