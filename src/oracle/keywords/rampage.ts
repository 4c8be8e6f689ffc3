import type { VariantsBy } from '../../language/index.ts'
import { numbered } from './grammar.ts'

/** 2004:502.12a, 2011:702.21a: in the one book one blocker is not enough to make it trigger. */
export const rampage = numbered('rampage', ({ n }): VariantsBy<'rampage', string> => {
  const grows = `it gets +${n}/+${n} until end of turn for each creature blocking it beyond the first.`
  return {
    by: 'rampage',
    at: {
      byTwo: [`Whenever ~ becomes blocked by two or more creatures, ${grows}`],
      byAny: [`Whenever ~ becomes blocked, ${grows}`],
    },
  }
})
