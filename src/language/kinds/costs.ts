/** The kinds of parts of a cost (118), a row each. */
import type { CostPart } from '../costs.ts'
import type { Deed } from '../deeds.ts'
import { kindsOf, plain } from './rows.ts'

interface CostRow {
  /** What paying it does to objects that are chosen for it: "the sacrificed creature". */
  readonly leaves?: Deed
  /** It takes objects away from where they are: one object pays for one part (409.1g). */
  readonly takes?: true
  /** It can be paid only now and then: once a turn, or while tapped. */
  readonly seldom?: true
  /** Its words name `~`, though none of its fields does: "discard this card". */
  readonly saysItself?: true
  /** It is always a price: no effect has a player do it. */
  readonly price?: true
}

export const COST_KINDS: { readonly [K in CostPart['kind']]: CostRow } = {
  mana: { price: true },
  tap: plain,
  untap: { seldom: true },
  payLife: { price: true },
  payEnergy: { price: true },
  gainLife: plain,
  sacrifice: { leaves: 'sacrificed', takes: true },
  discard: { leaves: 'discarded', takes: true },
  discardSelf: { saysItself: true },
  exile: { leaves: 'exiled', takes: true },
  returnToHand: { leaves: 'returned', takes: true },
  tapOther: { leaves: 'tapped' },
  tapPower: { leaves: 'tapped' },
  collectEvidence: { leaves: 'exiled', takes: true, price: true },
  behold: { leaves: 'revealed', price: true },
  exert: { seldom: true, saysItself: true },
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
