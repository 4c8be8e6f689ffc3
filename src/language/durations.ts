/** How long an effect lasts (418.3). */
import type { Condition, Players } from './nouns.ts'
import type { TurnPart } from './types.ts'

export type Duration =
  | { readonly kind: 'endOfTurn' }
  | { readonly kind: 'endOfCombat' }
  | { readonly kind: 'yourNextTurn' }
  /** "Until the end of your next turn". */
  | { readonly kind: 'endOfYourNextTurn' }
  /** "Until your next upkeep". */
  | { readonly kind: 'yourNextStep'; readonly step: TurnPart }
  /** "Until its controller's next untap step": of that player. */
  | { readonly kind: 'theirNextStep'; readonly step: TurnPart; readonly who: Players }
  /** "During its controller's next turn": begins only with it, and lasts until it ends. */
  | { readonly kind: 'duringNextTurn'; readonly who: Players }
  /** "During that player's next untap step": of a rule for players, which that step uses up. */
  | { readonly kind: 'nextUntapStep' }
  /** "Until a player planeswalks" (2011:contents/9). */
  | { readonly kind: 'planeswalk' }
  | { readonly kind: 'permanent' }
  /** "For as long as ..." */
  | { readonly kind: 'while'; readonly condition: Condition }
