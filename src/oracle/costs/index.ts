/** Costs: as a list before a colon ("{2}, {T}, Sacrifice ~"), and as an action ("pays {2}", "sacrifice a land"). */
import type { Cost } from '../../language/index.ts'
import { capital, named, repeat, type Syntax, series, wordings } from '../core/index.ts'
import { loyalty } from './loyalty.ts'
import { listed, told } from './parts.ts'

/** One part of a cost, as listed. */
export const cost = listed
/** Before the colon; every part is capitalised. A loyalty symbol stands alone. */
export const costs: Syntax<Cost> = named(
  'a cost',
  wordings(
    repeat(capital(listed), { separator: ',' }),
    capital(series(told, 'and', { min: 2, max: 2 })),
    repeat(loyalty, { max: 1 }),
  ),
)
/** After "you may" or "unless its controller"; the verb agrees with the payer. */
export const payment: Syntax<Cost> = named('a cost', series(told, 'and', { max: 3 }))
