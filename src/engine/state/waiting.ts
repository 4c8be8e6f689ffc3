/** Triggered abilities that wait to be put on the stack (410.2). */
import type { Address, Condition, Count, Effect } from '../../language/index.ts'
import type { Context } from './context.ts'
import type { ObjectId, Ref, Seat } from './ids.ts'
import type { TriggerData } from './object.ts'

/** What text that is followed later still needs from its announcement: X, and which optional costs were paid. */
export type Announced = Pick<Context, 'x' | 'announcedX' | 'options'>

/** A triggered ability that has triggered and waits to be put on the stack (410.2). */
export interface WaitingTrigger {
  readonly id: number
  readonly source: ObjectId
  /** See `Context.self`. */
  readonly self?: ObjectId
  readonly controller: Seat
  /** The ability; `null` if the trigger's maker has no address. */
  readonly at: Address | null
  readonly effects: readonly (readonly Effect[])[]
  readonly choose: Count | null
  /** Each mode is chosen once; absent: as often as one likes. */
  readonly fresh?: 'ever' | 'turn'
  readonly condition: Condition | null
  readonly triggerData: TriggerData
  readonly remembered: readonly Ref[]
  /** The announcement of the spell or ability whose text this is part of (404.4). `null`: there is none. */
  readonly announced: Announced | null
  /** It watches other abilities trigger (today:603.3b). */
  readonly afterOthers?: true
}
