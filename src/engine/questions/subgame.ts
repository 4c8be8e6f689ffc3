/** What a game and the subgame inside it tell each other (506). No player is ever asked or answers this. */
import type { ObjectId, RandomState, Seat } from '../state/index.ts'

/** The process waits for a subgame with these decks, by seat. `game.ts` has it played. */
export interface SubgameCall {
  readonly kind: 'subgame'
  /** Whose spell or ability it is. */
  readonly seat: Seat
  readonly source: ObjectId
  readonly decks: readonly (readonly ObjectId[])[]
}

/**
 * What a subgame tells the game that waits for it (506.6). Cards are told by their numbers, which are the same in both.
 */
export interface SubgameResult {
  /** `null`: nobody won it. */
  readonly winner: Seat | null
  /** Where chance goes on from. */
  readonly random: RandomState
  /** All cards that were in it, by its end: those of its decks, and those it took from outside. */
  readonly cards: readonly number[]
  /** Cards in its exile at its end. */
  readonly exiled: readonly { readonly card: number; readonly faceDown: boolean }[]
}

/** A result as the position of the game around it keeps it. */
export interface SubgameEnd {
  readonly kind: SubgameCall['kind']
  readonly result: SubgameResult
}
