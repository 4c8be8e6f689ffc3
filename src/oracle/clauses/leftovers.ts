/** What this text has exiled or revealed and done nothing with since: "the exiled cards that weren't cast this way". */
import type { Deed, Thing, ZoneName } from '../../language/index.ts'
import { plural, type Syntax, table } from '../core/index.ts'

const left = (done: Deed, zone: ZoneName): Thing => ({
  kind: 'all',
  filter: {
    noun: 'card',
    is: [
      { is: 'thisWay', done },
      { is: 'in', zone, of: null },
    ],
  },
})
const UNCAST = left('exiled', 'exile')
const UNPLACED = left('revealed', 'library')

/** A card that was cast, or put somewhere, is where it was no longer. */
export const leftovers: Syntax<Thing> = plural(
  table('what is left', {
    "the exiled cards that weren't cast this way": UNCAST,
    "the exiled cards that weren't cast": UNCAST,
    'the exiled cards not cast this way': UNCAST,
    "all cards exiled this way that weren't cast": UNCAST,
    "all cards exiled this way that weren't cast this way": UNCAST,
    "all cards revealed this way that weren't put onto the battlefield": UNPLACED,
    'all revealed cards not cast this way': UNPLACED,
    "all revealed cards that weren't cast this way": UNPLACED,
  }),
)
