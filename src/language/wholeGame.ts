/** Effects on turns and on the game as a whole. */
import type { Players, Thing } from './nouns.ts'
import type { Step, TurnPart } from './types.ts'

export type WholeGameEffect =
  | { readonly kind: 'extraTurn'; readonly who: Players }
  /** `who` makes the decisions of `of` during that player's next turn (507). */
  | { readonly kind: 'controlTurn'; readonly who: Players; readonly of: Players }
  /** `turn`: "of that turn", the extra turn that the text has just given. */
  | {
      readonly kind: 'skipStep'
      readonly who: Players
      readonly step: TurnPart | 'turn' | 'combat'
      readonly turn?: 'that'
      /** So many of the next ones; absent: one. */
      readonly n?: number
      /** "This turn": if there is none in it, none is skipped. */
      readonly within?: 'turn'
    }
  /** "After this phase, there is an additional combat phase": does nothing during a phase other than `phase`. */
  | {
      readonly kind: 'extraPhases'
      readonly after: 'any' | 'main' | 'combat'
      readonly phases: readonly ('combat' | 'main')[]
      /** "You get": only if it is that player's turn (today:500.10). */
      readonly who?: Players
    }
  /** "There is an additional upkeep step after this step": `of` null is the current step. */
  | { readonly kind: 'extraStep'; readonly step: Step; readonly side: 'after' | 'before'; readonly of: Step | null }
  /** `losing`: who loses at the same time (102.5). */
  | { readonly kind: 'winGame'; readonly who: Players; readonly losing?: Players }
  | { readonly kind: 'loseGame'; readonly who: Players }
  /** A game inside the game, with the players' libraries as their decks (506). */
  | { readonly kind: 'playSubgame' }
  /** 2011:contents/713. */
  | { readonly kind: 'endTurn' }
  /** 2011:contents/714. `leaving`: the cards that stay in exile instead of becoming part of the new decks. */
  | { readonly kind: 'restartGame'; readonly leaving: Thing | null }
