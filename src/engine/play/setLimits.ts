/** What the words for it keep from being chosen together: "with total mana value 4 or less" (409.1c). */
import { type Filter, isOfSeveral, type Predicate } from '../../language/index.ts'
import { amount, characteristics, sharedOf, statisticOf } from '../continuous/index.ts'
import { mostTogether, type SetLimits } from '../questions/index.ts'
import { type Context, get, type ObjectId, type State } from '../state/index.ts'

type Unlike = Extract<Predicate, { is: 'unlike' }>

function labelOf(state: State, { what }: Unlike, id: ObjectId): string | number {
  if (what === 'name') return characteristics(state, id).name
  if (what === 'owner') return get(state, id).owner
  return what === 'controller' ? get(state, id).controller : statisticOf(state, what, id)
}

/** What it could share with the others. */
function labelsOf(
  state: State,
  { what }: Extract<Predicate, { is: 'alike' }>,
  id: ObjectId,
): readonly (string | number)[] {
  return what === 'controller' ? [get(state, id).controller] : sharedOf(state, what, id)
}

/** Whether the words set limits to what is chosen together. */
export const hasSetLimits = (filter: Filter | null): boolean => filter !== null && isOfSeveral(filter)

/** What can't be chosen together of these; `undefined`: the words set no such limits. */
export function limitsFor(
  state: State,
  filter: Filter | null,
  ids: readonly ObjectId[],
  context: Context,
): SetLimits | undefined {
  const is = filter?.is ?? []
  const total = is.find((one) => one.is === 'totalling')
  const unlike = is.filter((one) => one.is === 'unlike')
  const alike = is.filter((one) => one.is === 'alike')
  if (total === undefined && unlike.length + alike.length === 0) return undefined
  return {
    ...(total === undefined
      ? {}
      : {
          total: {
            most: amount(state, total.most, context),
            each: ids.map((id) => statisticOf(state, total.what, id)),
          },
        }),
    ...(unlike.length === 0 ? {} : { unlike: unlike.map((one) => ids.map((id) => labelOf(state, one, id))) }),
    ...(alike.length === 0 ? {} : { alike: alike.map((one) => ids.map((id) => labelsOf(state, one, id))) }),
  }
}

/** How many may be chosen of those, and what can't be together. */
export function boundsWithin(
  state: State,
  filter: Filter | null,
  from: readonly ObjectId[],
  context: Context,
  { min, max }: Bounds,
): Bounds & { readonly limits?: SetLimits } {
  const limits = limitsFor(state, filter, from, context)
  return limits === undefined ? { min, max } : boundsUnder(limits, from.length, { min, max })
}

/** How many of `n` may be chosen together under those limits. */
export function boundsUnder(limits: SetLimits, n: number, { min, max }: Bounds): Bounds & { limits: SetLimits } {
  const bound = mostTogether(limits, n)
  return { min: Math.min(min, bound), max: Math.min(max, bound), limits }
}

export interface Bounds {
  readonly min: number
  readonly max: number
}
