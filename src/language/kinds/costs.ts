/** The kinds of parts of a cost (118), a row each. */
import type { CostPart } from '../costs.ts'
import type { Deed } from '../deeds.ts'
import { kindsOf, plain } from './rows.ts'

interface CostRow {
  /** What paying it does to objects that are chosen for it: "the sacrificed creature". */
  readonly leaves?: Deed
  /** It takes objects away from where they are: one object pays for one part (409.1g). */
  readonly takes?: true
  /** No effect does the same: what is said of paying it is a payment. */
  readonly onlyPaid?: true
  /** It can be paid only now and then: once a turn, or while tapped. */
  readonly seldom?: true
}

export const COST_KINDS: { readonly [K in CostPart['kind']]: CostRow } = {
  mana: { onlyPaid: true },
  tap: plain,
  untap: { seldom: true },
  payLife: { onlyPaid: true },
  payEnergy: { onlyPaid: true },
  gainLife: plain,
  sacrifice: { leaves: 'sacrificed', takes: true },
  discard: { leaves: 'discarded', takes: true },
  discardSelf: plain,
  exile: { leaves: 'exiled', takes: true },
  returnToHand: { leaves: 'returned', takes: true },
  tapOther: { leaves: 'tapped' },
  tapPower: { leaves: 'tapped' },
  collectEvidence: { leaves: 'exiled', takes: true, onlyPaid: true },
  behold: { leaves: 'revealed', onlyPaid: true },
  unattach: plain,
  put: { takes: true },
  reveal: { leaves: 'revealed' },
  removeCounters: plain,
  putCounters: plain,
  loyalty: { seldom: true },
}

/** The kinds for which that is so. */
export const costKinds = (is: (row: CostRow) => boolean): ReadonlySet<CostPart['kind']> => kindsOf(COST_KINDS, is)

/** Whether paying that part takes objects away from where they are. */
export const takesAway = ({ kind }: CostPart): boolean => COST_KINDS[kind].takes === true
