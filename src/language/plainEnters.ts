/** What becomes different as an object enters the battlefield, and holds no effect and no ability (410.10, 419). */
import type { ChoiceLimits, Choosable } from './choices.ts'
import type { Cost } from './costs.ts'
import type { Link } from './links.ts'
import type { Condition, Filter, Quantity } from './nouns.ts'
import type { PermanentMark } from './permanentMarkNames.ts'

export type PlainEntersAs =
  | { readonly kind: 'tapped'; readonly unless: Condition | null }
  /** "You may pay 2 life. If you don't, it enters tapped." */
  | { readonly kind: 'tappedUnlessPaid'; readonly cost: Cost }
  | { readonly kind: 'counters'; readonly counter: string; readonly n: Quantity }
  /** "With your choice of a flying counter or a first strike counter on it". */
  | { readonly kind: 'counterOfChoice'; readonly kinds: readonly string[] }
  /** "~ enters prepared" (today:722). */
  | { readonly kind: 'marked'; readonly as: PermanentMark }
  /** "Reveal any number of cards ... It enters with two +1/+1 counters on it for each card revealed this way." */
  | { readonly kind: 'countersForRevealed'; readonly filter: Filter; readonly counter: string; readonly n: Quantity }
  /** "You may sacrifice any number of creatures. It enters with two +1/+1 counters on it for each." */
  | { readonly kind: 'countersForSacrificed'; readonly filter: Filter; readonly counter: string; readonly n: Quantity }
  /** With as many as its controller chooses, one at least (today:702.155). */
  | { readonly kind: 'countersChosen'; readonly counter: string; readonly most: number }
  /** "An opponent of your choice may put three +1/+1 counters on it"; whether they do is known later (today:702.104). */
  | { readonly kind: 'tribute'; readonly n: Quantity }
  /** "As ~ enters, sacrifice any number of untapped Forests": how many is a number that stays chosen for the object. */
  | { readonly kind: 'sacrifices'; readonly filter: Filter; readonly link?: Link }
  /** "As ~ enters, choose a color": it stays chosen for the object (503.8 / 2011:contents/607). */
  /** `by`: "an opponent chooses a creature type". */
  | (ChoiceLimits<Quantity> & {
      readonly kind: 'makeChoice'
      readonly choice: Choosable
      readonly by?: 'opponent'
      readonly link?: Link
    })
