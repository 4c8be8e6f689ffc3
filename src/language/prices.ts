/** What a player may pay, or must, for an effect. */
import type { Cost } from './costs.ts'
import type { ManaCost } from './mana.ts'
import type { Quantity, Thing } from './nouns.ts'

export interface Price {
  readonly cost: Cost
  /** "Or 2 life": for whoever doesn't pay the other. */
  readonly or?: Cost
  /** "Its mana cost", in addition: one that it hasn't can't be paid (203.1). */
  readonly manaCostOf?: Thing
  /** "For each age counter on ~": the cost, that many times; absent: once. */
  readonly times?: Quantity
  /**
   * "This cost is reduced by {2} for each ...", "its mana cost reduced by up to {2}": as much of it as the payer
   * wants.
   */
  readonly less?: { readonly mana: ManaCost; readonly times: Quantity; readonly upTo?: true }
  /** "{X}, where X is less than or equal to the life you gained": how much X can be. */
  readonly mostX?: Quantity
}
