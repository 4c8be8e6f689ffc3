/** Who attacks and blocks (306), as data. */
import type { ObjectId, Ref, Seat } from './ids.ts'

export interface Attacker {
  readonly id: ObjectId
  /** What it attacks; `null` once the attacked planeswalker was removed from combat (2011:506.4c). */
  readonly defender: Ref | null
  /** The defending player: the player attacked, or the planeswalker's controller when it was attacked (306.3). */
  readonly against: Seat
  /** It became blocked, and stays so even if its blockers leave (309.2d). */
  readonly blocked: boolean
  /** In damage assignment order where the edition has one. */
  readonly blockers: readonly ObjectId[]
  /** What has blocked it in this combat, even if it does no longer; absent: nothing. */
  readonly met?: readonly ObjectId[]
  /** An effect, and no creature, has made it blocked. */
  readonly byEffect?: true
  /** Those with one number were declared as one band, and are until they leave combat (502.10d). */
  readonly band: number | null
}

export interface Combat {
  /** An attack was declared in this combat, even if no attacker is left. */
  readonly attacked: boolean
  /** The players whom the declaration attacks; absent: none. */
  readonly against?: readonly Seat[]
  /** The total power of the creatures with which each player attacked, as they were declared; absent: none. */
  readonly power?: Readonly<Partial<Record<Seat, number>>>
  readonly attackers: readonly Attacker[]
  /** Blocking creature -> the attackers it blocks, in damage assignment order. */
  readonly blocks: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[]
  /** What creatures blocked that have left combat or stopped blocking; absent: there are none. */
  readonly before?: readonly { readonly id: ObjectId; readonly attackers: readonly ObjectId[] }[]
  /** Creatures that assigned damage in the first of two damage steps, or had first or double strike then. */
  readonly dealtFirst: readonly ObjectId[]
}
