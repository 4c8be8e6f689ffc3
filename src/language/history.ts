/** What a text may ask about the turn so far: how often it was done, or how much of it (`ThisTurn`). */
export type TurnDeed =
  | 'cast'
  | 'attacked'
  | 'died'
  | 'sacrificed'
  /** Left the battlefield, under somebody's control. */
  | 'left'
  | 'entered'
  /** Put into a graveyard, from anywhere. */
  | 'buried'
  | 'drew'
  /** A combat phase, of the active player. */
  | 'beganCombat'
  /** In their own draw step. */
  | 'drewInDrawStep'
  | 'discarded'
  | 'playedLand'
  | 'searched'
  | 'scried'
  | 'surveilled'
  | 'gainedLife'
  | 'lostLife'
  | 'wasDealtDamage'
  /** Combat damage, of a player. */
  | 'wasDealtCombatDamage'
  /** Took the special action of rolling the planar die (2011:contents/9). */
  | 'rolledDie'
  /** Dealt combat damage to a player, under somebody's control. */
  | 'hitPlayer'
  /** Activated a mana ability with {T} in its cost (2011:106.9). */
  | 'tappedForMana'
