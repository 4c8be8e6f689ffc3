/** What a scope remembers of each thing and player that a text has named. */
import type { Filter, Players, Thing } from '../../language/index.ts'
import type { SaidWord } from '../nouns/index.ts'

/**
 * Whether the thing acts or is acted on, or only its power or controller is asked for (which may be remembered), or its
 * owner, or the counters on it; or whether it must be a permanent, or may also be a player.
 */
export type Use = 'agent' | 'object' | 'possessor' | 'owner' | 'counted' | 'permanent' | 'recipient'

/** What was done to it: "the exiled card" has just been exiled. */
export type Moved =
  | Extract<
      SaidWord,
      'the exiled' | 'the sacrificed' | 'the discarded' | 'the returned' | 'the revealed' | 'the copy' | 'the milled'
    >
  | 'otherwise'

/** Something that the text has named. */
export interface Mention {
  readonly ref: Thing
  readonly filter: Filter | null
  readonly many: boolean
  /** `~` and what it is attached to are always there: they count only if nothing else was mentioned. */
  readonly weak: boolean
  /**
   * Only a condition names it: "if ~ was kicked, it deals ...", but "if ~ was kicked, destroy it" is something else.
   */
  readonly asked: boolean
  /** How its words describe it, where they mean all that match. */
  readonly all?: Thing
  readonly clause: number
  readonly sentence: number
  /** It has changed zones since, and how: to act on it, it is now called "that". */
  readonly moved: Moved | null
  /** After how many effects that leave a "that" it was named or moved. */
  readonly after: number
}

/** A player that it has named. */
export interface Named {
  readonly ref: Players
  readonly opponent: boolean
  readonly clause: number
  readonly sentence: number
}
