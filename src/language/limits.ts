/** When, how often and by whom an ability may be activated (403.3 / 2011:602.5). */
import type { Color, ManaCost } from './mana.ts'
import type { Condition, Players, Quantity } from './nouns.ts'

export type ActivationLimit =
  /** "Any time you could cast a sorcery". */
  | { readonly kind: 'sorcerySpeed' }
  /** "Any time you could cast an instant": only with priority, which a mana ability otherwise doesn't need. */
  | { readonly kind: 'instantSpeed' }
  /** "Only once each turn", "no more than twice each turn". */
  | { readonly kind: 'timesPerTurn'; readonly n: Quantity }
  /** "Activate only once": as long as the object stays what it is. */
  | { readonly kind: 'once' }
  /** It costs the permanent's mana cost less on the turn on which that entered (today:702.193). */
  | { readonly kind: 'powerUp' }
  | { readonly kind: 'onlyIf'; readonly condition: Condition }
  | { readonly kind: 'yourTurn' }
  | { readonly kind: 'anyPlayer' }
  /** "Spend only red mana on X": on the X of the ability's cost (409.1f). */
  | { readonly kind: 'xOnly'; readonly colors: readonly Color[] }
  /** "X is the mana value of that card": the X of the ability's cost isn't chosen (409.1b). */
  | { readonly kind: 'xIs'; readonly n: Quantity }
  /** "This ability costs {1} less to activate for each ...": or so much, if that is so (today:601.2f). */
  | {
      readonly kind: 'ownCost'
      readonly more: boolean
      readonly mana: ManaCost
      readonly times: Quantity
      readonly if?: Condition
    }
  /** "X can't be 0": it is announced as that much or more (409.1b). */
  | { readonly kind: 'leastX'; readonly n: number }
  /** "Only your opponents may activate this ability": these players, whoever controls it. */
  | { readonly kind: 'onlyBy'; readonly who: Players }
