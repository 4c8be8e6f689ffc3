/** What a keyword stands for (502 of 2004, 702 of 2011). */
import type { Edition } from '../rulebook/index.ts'

/** The fields of an edition by which keywords stand for different texts. */
export type KeywordField = 'rampage' | 'cumulativeUpkeep' | 'livingWeapon'

/** By which field of the edition they differ, and what stands for each of its values. `A`: an ability, or its text. */
export interface VariantsBy<F extends KeywordField, A> {
  readonly by: F
  readonly at: Readonly<Record<Edition['keywords'][F], readonly A[]>>
}

export type Variants<A> = { [F in KeywordField]: VariantsBy<F, A> }[KeywordField]

/** Abilities that work independently. Cards in a game have those of its edition, and no variants. */
export interface StandsFor<A> {
  readonly abilities: readonly A[]
  /** Absent where all editions have the same. */
  readonly variants?: Variants<A>
}
