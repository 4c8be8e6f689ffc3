/** What has happened this turn, as far as cards may ask about it. */
import type { TurnDeed, ZoneName } from '../../language/index.ts'
import type { EffectKey } from './effectKeys.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'

/** One thing that has been done this turn: by or for whom, with what, how much. */
export interface TurnDone {
  readonly done: TurnDeed
  /** As it then was: what died as it last existed, what entered as it came in. */
  readonly object: ObjectId | null
  readonly seat: Seat
  readonly n: number
  /** Of what entered: from where; absent: from nowhere. */
  readonly from?: ZoneName
}

/** What cards may ask about the turn so far. */
export interface TurnFacts {
  /** How much mana each player, by seat, has spent on spells this turn (today:700.14); absent: none yet. */
  readonly expended?: readonly number[]
  /** The permissions for one spell each turn by which one was cast; absent: none. */
  readonly permitted?: readonly EffectKey[]
  /** In the order in which they were cast. */
  readonly spellsCast: readonly { readonly object: ObjectId; readonly seat: Seat; readonly face: number }[]
  /** In the turn before: who cast each of its spells. */
  readonly castLastTurn: readonly Seat[]
  /** Whose turn that was, where day and night go by it (today:502.2); absent: nobody has to know. */
  readonly lastActive?: readonly Seat[]
  readonly attacked: readonly ObjectId[]
  /**
   * Which players they were declared to attack: not what a player controls or protects (today:508.6); absent: none.
   */
  readonly attackedPlayers?: readonly { readonly attacker: ObjectId; readonly player: Seat }[]
  /** By seat: what attacked in that player's last turn before this one. */
  readonly attackedLast: readonly (readonly ObjectId[])[]
  /** What became the target of a spell or ability. */
  readonly targeted: readonly ObjectId[]
  readonly blocked: readonly ObjectId[]
  /** Which attackers they blocked; `null`: what an effect made blocked, which no creature blocks (309.2f). */
  readonly blocks: readonly { readonly blocker: ObjectId | null; readonly attacker: ObjectId }[]
  /** How many of them attacked and blocked before the latest combat. */
  readonly earlier: { readonly attacked: number; readonly blocked: number }
  /** Damage dealt: source -> the object or player it was dealt to. */
  readonly damage: readonly { readonly source: ObjectId; readonly to: Ref; readonly n: number }[]
  /** Everything else of `TurnDeed`, in order. */
  readonly done: readonly TurnDone[]
  /** By seat: what was cast and what entered between that player's last turn and this one; absent: nothing. */
  readonly since?: readonly (readonly TurnDone[])[]
  /** What was done in the turn before; absent: nobody asks. */
  readonly before?: readonly TurnDone[]
}
