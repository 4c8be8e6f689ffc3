/** Effects on the game as a whole. */
import type { Thing } from './nouns.ts'

export type WholeGameEffect =
  /** A game inside the game, with the players' libraries as their decks (506). */
  | { readonly kind: 'playSubgame' }
  /** 2011:contents/713. */
  | { readonly kind: 'endTurn' }
  /** 2011:contents/714. `leaving`: the cards that stay in exile instead of becoming part of the new decks. */
  | { readonly kind: 'restartGame'; readonly leaving: Thing | null }
