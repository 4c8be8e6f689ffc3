/** Looking at cards, or revealing them, and putting each of them where the effect says. */
import type { Count, Filter, Players, Quantity } from './nouns.ts'
import type { Destination } from './places.ts'

/**
 * Which cards: the top ones of a library, those on top up to one that matches (`most`: or so many, whichever comes
 * first), all of a library (a search), `also` with other zones of the same player (`andOr`: it is up to whoever
 * searches whether the library is one), or a hand; `n`: so many of it, as its player or, `random`, chance chooses.
 */
export type CardsFrom =
  | { readonly from: 'top'; readonly n: Quantity }
  | { readonly from: 'until'; readonly filter: Filter; readonly n?: Quantity; readonly most?: Quantity }
  | { readonly from: 'library'; readonly also?: readonly ('hand' | 'graveyard')[]; readonly andOr?: true }
  | { readonly from: 'hand'; readonly n?: Quantity; readonly random?: true }

/** `order` is of several in a library. */
export interface Placement {
  readonly to: Destination | 'discard'
  readonly order: 'any' | 'random'
}

/** What happens to some of the cards. */
export interface CardFate {
  readonly count: Count
  readonly filter: Filter
  /** "With different names": no two with the same. */
  readonly distinct?: true
  /** "That could enchant that creature": those that may be attached to what they are put onto the battlefield with. */
  readonly fits?: true
  /** Who chooses them; `null`: who looks. */
  readonly by: Players | null
  /** "Four of them at random": chance takes them. */
  readonly random?: true
  /** They are revealed as they are taken. */
  readonly reveal: boolean
  /** `null`: they stay where they are, and are spoken of. */
  readonly place: Placement | null
}

/** Keyword actions that sort cards, for which abilities wait (today:701.22, 701.25). */
export type SortingAction = 'scry' | 'surveil'

export interface SortCards {
  readonly kind: 'sortCards'
  /** Who looks at the cards, or reveals them. */
  readonly who: Players
  readonly cards: CardsFrom
  /** Whose cards; `null`: their own. */
  readonly of: Players | null
  /** To whom they are shown: to who looks, or to all. */
  readonly shown: 'looked' | 'revealed'
  /** One after the other: what one takes is not there for the next. */
  readonly fates: readonly CardFate[]
  /** What happens to the rest; `null`: it stays where it is. */
  readonly rest: Placement | null
  /** The library is shuffled: before something is put at a place in it, otherwise afterwards. */
  readonly shuffle: boolean
  /** The keyword action that it is. */
  readonly action?: SortingAction
  /** "From each of those hands": of several players, all show their cards and all is chosen before anything is moved. */
  readonly atOnce?: true
}
