/** Costs: as a list before a colon ("{2}, {T}, Sacrifice ~"), and as an action ("pays {2}", "sacrifice a land"). */
import type { Cost } from '../../language/index.ts'
import { capital, mapped, named, narrowed, part, repeat, type Syntax, series, shaped, wordings } from '../core/index.ts'
import { loyalty } from './loyalty.ts'
import { bare, listed, told, usedTogether } from './parts.ts'

export { gerunds } from './gerunds.ts'
export { loyalty }
/** One part of a cost, as listed. */
export const cost = listed
/** "Remove a counter from ~ and sacrifice it": two verbs. */
const joined = series(told, 'and', { min: 2, max: 2 })
/** "{T}, Sacrifice two lands and ~": the last verb has several objects. */
const withLast: Syntax<Cost> = mapped(
  part()`${{ first: repeat(capital(listed), { separator: ',' }) }}, ${{ last: capital(wordings(usedTogether, joined)) }}`,
  {
    to: ({ first, last }): Cost => [...first, ...last],
    is: (value): value is Cost => Array.isArray(value) && value.length > 2,
    from: (cost) => {
      const kind = cost.at(-1)?.kind
      const start = cost.findLastIndex((one) => one.kind !== kind) + 1
      const at = cost.length - start > 1 ? start : cost.length - 2
      return start > 0 ? { first: cost.slice(0, at), last: cost.slice(at) } : undefined
    },
  },
)
/** "Pay {B} and 1 life": one verb for mana and life. */
const paidTogether = shaped(
  part()`${{ first: narrowed(told, ({ kind }) => kind === 'mana') }} and ${{ second: bare }}`,
  ({ first, second }) => [first, second],
)

/** Before the colon; every part is capitalised. A loyalty symbol stands alone. */
export const costs: Syntax<Cost> = named(
  'a cost',
  wordings(
    repeat(capital(listed), { separator: ',' }),
    withLast,
    capital(wordings(usedTogether, joined, paidTogether)),
    repeat(loyalty, { max: 1 }),
  ),
)
/** After another payment and "or": "{3}", "2 life", without the verb. */
export const restated: Syntax<Cost> = repeat(bare, { max: 1 })
/** After "you may" or "unless its controller"; the verb agrees with the payer. */
export const payment: Syntax<Cost> = named('a cost', wordings(series(told, 'and', { max: 3 }), paidTogether))
