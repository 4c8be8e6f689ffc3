/** What effects leave behind that lasts (418.1), and how a player may end it. */
import type { AbilityKey, Change, Duration, Filter, Offer, PlayerRule, Thing } from '../../language/index.ts'
import type { Context } from './context.ts'
import type { ObjectId, Seat } from './ids.ts'

/** A special action that a player may take later (408.2i): it ends everything that carries this offer's number. */
export interface Ending extends Offer {
  readonly id: number
}

/** A continuous effect from a resolution (418.1): what it affects and how much it changes are locked in. */
export interface Lasting {
  readonly id: number
  readonly timestamp: number
  readonly context: Context
  /** The objects it affects (418.3). */
  readonly objects: readonly ObjectId[]
  /**
   * Affects everything that matches, whenever it appears: it changes rules, not characteristics (418.3b). `null`: only
   * `objects`.
   */
  readonly what: Extract<Thing, { kind: 'all' }> | null
  readonly changes: readonly Change[]
  readonly duration: Duration
  /** The players, for a rule about players instead of objects. */
  readonly players: readonly Seat[]
  /** Whose turn or step its duration speaks of; absent: its controller's. */
  readonly of?: Seat
  readonly rule: PlayerRule | null
  /** The static ability of an object that those players ignore (408.2j). */
  readonly ignores?: { readonly source: ObjectId; readonly ability: AbilityKey }
  readonly end?: Ending
  /**
   * It ends as one of those players casts such a spell, which its changes are made to as it is put onto the stack
   * (today:611.2f).
   */
  readonly next?: Filter
}
