/** What a replacement effect replaces (419.6). */
import type { Filter, Players, Thing } from './nouns.ts'
import type { Subject } from './triggers.ts'
import type { ZoneName } from './types.ts'

/** Players and permanents alike: "an opponent or a permanent an opponent controls", "you and permanents you control". */
export interface PlayersAnd {
  readonly kind: 'playersAnd'
  readonly who: Players
  readonly filter: Filter
}
export type Recipient = Thing | Players
/** What damage may be about that is replaced or prevented. */
export type Covered = Recipient | PlayersAnd

/** The events a card's replacement effect can wait for. In `instead`, `event` and `eventPlayer` refer to the event. */
export type Replaced =
  /** `exceptFirst`: but for the first card that a player draws in each of their draw steps. */
  | { readonly on: 'draw'; readonly who: Players; readonly exceptFirst?: true }
  /**
   * `whose`: into whose graveyard; absent: anyone's. `discardedFor`: as a spell or ability of those players makes its
   * owner discard it; absent: for whatever reason.
   */
  | {
      readonly on: 'moves'
      readonly what: Subject
      readonly from: ZoneName | null
      readonly to: ZoneName
      readonly whose?: Players
      readonly discardedFor?: Players
    }
  | { readonly on: 'destroyed'; readonly what: Subject }
  /** `combat`: only that damage, or only other damage; absent: all. `least`: only so much at once or more. */
  | {
      readonly on: 'damage'
      readonly to: Covered | null
      readonly from: Filter | null
      readonly combat?: boolean
      readonly least?: number
    }
  | { readonly on: 'gainLife'; readonly who: Players }
