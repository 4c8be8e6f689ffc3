/** How long an effect lasts (418.3). */
import type { Condition } from './nouns.ts'
import type { TurnPart } from './types.ts'

export type Duration =
  | { readonly kind: 'endOfTurn' }
  | { readonly kind: 'endOfCombat' }
  | { readonly kind: 'yourNextTurn' }
  /** "Until your next upkeep". */
  | { readonly kind: 'yourNextStep'; readonly step: TurnPart }
  /** "During that player's next untap step": of a rule for players, which that step uses up. */
  | { readonly kind: 'nextUntapStep' }
  | { readonly kind: 'permanent' }
  /** "For as long as ..." */
  | { readonly kind: 'while'; readonly condition: Condition }
