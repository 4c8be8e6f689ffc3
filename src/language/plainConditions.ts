/** Conditions that speak of nothing but the text's own object, or of the game. */
import type { AbilityKey } from './address.ts'
import type { KeywordName } from './keywords/names.ts'
import type { ManaCost } from './mana.ts'
import type { Step } from './types.ts'

export type PlainCondition =
  | { readonly kind: 'step'; readonly step: Step }
  /** "It's the first combat phase of the turn". */
  | { readonly kind: 'firstCombat' }
  /**
   * An optional or alternative cost of that keyword was paid: "it was kicked", "its evoke cost was paid"; `cost`: "with
   * its {R} kicker", of which `of` is the ability on the card, whatever is really paid for it (502.21d).
   */
  | { readonly kind: 'optionPaid'; readonly keyword: KeywordName; readonly cost?: ManaCost; readonly of?: AbilityKey }
  /**
   * It was cast for the alternative cost of its text, "the {2}{W}{W} cost was paid", or as its text allows from a
   * graveyard. `of`: the ability that offers that.
   */
  | { readonly kind: 'castBy'; readonly cost?: ManaCost; readonly of?: AbilityKey }
  /** "If you do", "if they do": the action just before was done, or, `all`, each of that many. */
  | { readonly kind: 'did'; readonly all?: number }
  /** "If you can't" is if not: all of it was possible. */
  | { readonly kind: 'could'; readonly all?: number }
  /** "If you won": the clash that the trigger is about (2011:701.20). */
  | { readonly kind: 'wonClash' }
  /** A row of the table under a roll: the result lies there; `to` null: or above (today:706.3). */
  | { readonly kind: 'rolled'; readonly row: { readonly from: number; readonly to: number | null } }
  /** "Death gets more votes" than each other option; `tied`: "or the vote is tied". */
  | { readonly kind: 'voted'; readonly for: string; readonly tied?: true }
  /** "Tribute was paid": an opponent had it enter with its counters (today:702.104). */
  | { readonly kind: 'tributePaid' }
