/** Costs (409.1f, 403). */

import type { Link } from './links.ts'
import type { ManaCost } from './mana.ts'
import type { Filter, Players, Quantity, Thing } from './nouns.ts'
import type { CrewDeed } from './objectActions.ts'
import type { Destination } from './places.ts'

export type CostPart =
  | { readonly kind: 'mana'; readonly mana: ManaCost }
  | { readonly kind: 'tap' }
  | { readonly kind: 'untap' }
  | { readonly kind: 'payLife'; readonly n: Quantity }
  /** "Pay {E}{E}": so many energy counters of the payer's (today:107.14). */
  | { readonly kind: 'payEnergy'; readonly n: Quantity }
  /** "Have an opponent gain 3 life": one that the payer chooses, or each of them. */
  | {
      readonly kind: 'gainLife'
      readonly who: Extract<Players, { kind: 'anOpponent' | 'eachOpponent' }>
      readonly n: Quantity
    }
  /** `what` is `self`, `host` or `choose`. */
  | { readonly kind: 'sacrifice'; readonly what: Thing }
  | { readonly kind: 'discard'; readonly filter: Filter; readonly n: Quantity; readonly random: boolean }
  /** "Discard this card", as cycling does. */
  | { readonly kind: 'discardSelf' }
  /** `link`: to the ability of the same text that refers to what is exiled. */
  | { readonly kind: 'exile'; readonly what: Thing; readonly link?: Link }
  | { readonly kind: 'returnToHand'; readonly what: Thing }
  | { readonly kind: 'tapOther'; readonly what: Thing }
  /**
   * "Tap any number of other untapped creatures you control with total power 3 or greater". `purpose`: it is the cost of
   * that (today:702.122, 702.171); absent: of something else.
   */
  | { readonly kind: 'tapPower'; readonly filter: Filter; readonly n: Quantity; readonly purpose?: CrewDeed }
  /** "Collect evidence 4" (today:701.59). */
  | { readonly kind: 'collectEvidence'; readonly n: Quantity }
  /** "Behold a Dragon": a permanent of that quality is chosen, or such a card revealed (today:701.4). */
  | { readonly kind: 'behold'; readonly quality: Filter }
  /** "Exert ~" (today:701.43): it doesn't untap in the next untap step of who does. */
  | { readonly kind: 'exert' }
  /** "Unattach ~": it must be attached to something, and stays on the battlefield. */
  | { readonly kind: 'unattach'; readonly object: Thing }
  /** "Put a card from your hand on top of your library", "mill a card". */
  | { readonly kind: 'put'; readonly what: Thing; readonly to: Destination }
  /** "Reveal a creature card from your hand": it stays where it is. */
  | { readonly kind: 'reveal'; readonly what: Thing }
  /** `counter` null: of whatever kind, or one of `kinds`. `among`: from one or several of those objects. */
  | {
      readonly kind: 'removeCounters'
      readonly counter: string | null
      readonly n: Quantity
      readonly from: Thing
      readonly kinds?: readonly string[]
      readonly among?: true
    }
  | { readonly kind: 'putCounters'; readonly counter: string; readonly n: Quantity; readonly on: Thing }
  /**
   * A loyalty symbol (2011:contents/209): puts loyalty counters on the ability's permanent or, if negative, removes
   * them.
   */
  | { readonly kind: 'loyalty'; readonly n: Quantity }

export type Cost = readonly CostPart[]

/** Whether {T} is in the cost. */
export function hasTapSymbol(cost: Cost): boolean {
  return cost.some((part) => part.kind === 'tap')
}

/** Whether an activation cost makes its ability a loyalty ability (2011:contents/606). */
export function isLoyaltyCost(cost: Cost): boolean {
  return cost.some((part) => part.kind === 'loyalty')
}
