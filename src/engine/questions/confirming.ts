/** What a player who is asked for yes or no decides. */
export type ConfirmReason =
  | 'may'
  | 'mayPay'
  | 'copy'
  | 'replacement'
  /** Whether a commander goes to the command zone from where it has just come to (today:903.9). */
  | 'command'
  | 'over'
  | 'unlessPaid'
  | 'attackCost'
  | 'asUnblocked'
  /** Whether what can be tapped or untapped is tapped. */
  | 'tapped'
  /** Whether the first of two things is done, or the other one. */
  | 'first'
  /** Whether another color is chosen besides. */
  | 'anotherColor'
  | 'searchLibrary'
  /** Whether another coin is flipped. */
  | 'flipAgain'
  /** Whether the player that it is about gets another counter. */
  | 'proliferate'
  /** Whether the player that it is about is a friend, or a foe. */
  | 'friend'
  /** Whether the card just drawn is shown, for what it then lets its player do. */
  | 'showDrawn'
