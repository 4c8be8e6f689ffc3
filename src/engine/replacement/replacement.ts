/** One way in which an event could be replaced or prevented, as data (419). */
import type { Address, Effect } from '../../language/index.ts'
import type { Proposed } from '../state/happening.ts'
import type { Context, ObjectId, Ref, Seat } from '../state/index.ts'

export interface Replacement {
  /** Names the effect: it gets one opportunity for each event (419.6a). */
  readonly id: string
  /** The ability it is of; not there where a rule or a shield says it. */
  readonly at?: Address
  /** Where it comes from, for the question to the player who chooses. */
  readonly source: ObjectId
  /** What it does, as a key for the client. */
  readonly key: 'regenerate' | 'prevent' | 'redirect' | 'replace'
  readonly does: ReplacementStep
  /** "You may ... instead": who is asked; not there where it simply happens. */
  readonly asks?: Seat
}

export type ReplacementStep =
  /** Uses up the shield, where it is by one: the permanent is tapped, loses its damage and leaves combat (419.6b). */
  | { readonly does: 'regenerate'; readonly shield: number | null; readonly object: ObjectId }
  /** Takes `n` damage off; a shield with a number is lowered by it (419.7b). */
  | { readonly does: 'prevent'; readonly n: number; readonly shield: number | null }
  /** `n` of the damage is dealt to another creature or player by the same source (419.6c). */
  | { readonly does: 'redirect'; readonly n: number; readonly shield: number; readonly onto: Ref }
  /** The source's controller may have all of it dealt to one of these planeswalkers (2011:contents/3). */
  | { readonly does: 'offer'; readonly to: Seat; readonly walkers: readonly ObjectId[] }
  /** These happen instead; none: nothing does. */
  | { readonly does: 'become'; readonly events: readonly Proposed[] }
  /** These effects are performed instead, where they are more than a few plain events. */
  | { readonly does: 'perform'; readonly effects: readonly Effect[]; readonly context: Context }
