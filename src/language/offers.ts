/** What effects and static abilities let a player do later, with priority (408.2i, 408.2j). */
import type { Cost } from './costs.ts'
import type { Players } from './nouns.ts'

/** `by` may pay whenever they have priority: one payment ends the effect for everyone, or lets its payer ignore it. */
export interface Offer {
  readonly by: Players
  readonly cost: Cost
}
