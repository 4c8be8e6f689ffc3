/** One way in which an event could be replaced or prevented, as data (419). */
import type { Address, ChangedNumber, Effect } from '../../language/index.ts'
import type { Context, ObjectId, Proposed, Ref, Seat } from '../state/index.ts'

export interface Replacement {
  /** Identifies the effect: it gets one opportunity per event (419.6a). */
  readonly id: string
  /** The ability it belongs to; absent for a rule or a shield. */
  readonly at?: Address
  /** Its source, for the question to the player who chooses. */
  readonly source: ObjectId
  /** The shield that it uses up, if it is for the next such event only. */
  readonly spends?: number
  /** What it does, as a key for the client. */
  readonly key: 'regenerate' | 'prevent' | 'redirect' | 'replace'
  readonly does: ReplacementAction
  /** How it changes a number of counters or tokens, if that is all that it does. */
  readonly number?: ChangedNumber
  /** "One or more": of all that happens at once it has one opportunity under this name. */
  readonly once?: string
  /** "You may ... instead": who is asked; absent if it simply happens. */
  readonly asks?: Seat
}

/** Effects that follow an event, and the context of the text that they are in. */
export interface Afterwards {
  readonly effects: readonly Effect[]
  readonly context: Context
  /** What is prevented by the same ability for the same occasion counts together, and this is done once. */
  readonly of?: string
}

export type ReplacementAction =
  /**
   * Uses up the shield, if there is one: the permanent is tapped, its damage is removed, and it leaves combat (419.6b).
   */
  | {
      readonly does: 'regenerate'
      readonly shield: number | null
      readonly object: ObjectId
      readonly then?: Afterwards
    }
  /** Prevents `n` damage; a shield with a number is reduced by that much (419.7b). */
  /** `then`: what its text does right after the damage is prevented. */
  | {
      readonly does: 'prevent'
      readonly n: number
      readonly shield: number | null
      readonly then: Afterwards | null
    }
  /** `n` of the damage is dealt to another creature or player by the same source (419.6c). */
  | { readonly does: 'redirect'; readonly n: number; readonly shield: number; readonly onto: Ref }
  /** The source's controller may have all of it dealt to one of these planeswalkers (2011:contents/3). */
  | { readonly does: 'offer'; readonly to: Seat; readonly planeswalkers: readonly ObjectId[] }
  /** These events happen instead; empty: nothing happens. */
  | { readonly does: 'become'; readonly events: readonly Proposed[] }
  /** These effects are performed instead, if they are more than a few plain events. */
  | { readonly does: 'perform'; readonly effects: readonly Effect[]; readonly context: Context }
