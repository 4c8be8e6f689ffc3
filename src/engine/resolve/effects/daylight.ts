import { dueByDaylight, happen, setDaylight } from '../../events/index.ts'
import type { Executor } from '../executor.ts'

/** It becomes day or night (today:731). */
export const becomeDaylight: Executor<'becomeDaylight'> = function* (g, { to }) {
  const did = setDaylight(g, to)
  yield* happen(g, dueByDaylight(g))
  return { did }
}
