/** What is kept in the state to detect loops, and of a loop that is being repeated (421 / 2011:716). */
import type { Citation } from '../../rulebook/index.ts'
import type { ObjectId, Seat } from './ids.ts'

/** A reply as a state keeps it; `questions/replied.ts` knows all that `kind` and `reply` can be. */
export interface KeptReply {
  readonly seat: Seat
  readonly kind: string
  readonly source: ObjectId | null
  readonly names: readonly ObjectId[]
  readonly reply: unknown
}

/** A situation that has come again and again, ignoring ids, clocks and how much there is of what may grow. */
export interface MandatoryCheckpoint {
  readonly key: string
  /** What may grow: life totals, counters, damage, tokens. */
  readonly amounts: readonly number[]
  /** How often it has come with the very same amounts, and how often without any of them falling. */
  readonly same: number
  readonly times: number
}

export interface MandatoryLoop {
  /** Number of objects that have resolved in a row. */
  readonly resolved: number
  /** The size of the stack when that began. */
  readonly stack: number
  /** The latest last, each situation once. */
  readonly checkpoints: readonly MandatoryCheckpoint[]
}

/**
 * The situation when replies had come twice in a row (421): what must be the same next time, and what must not
 * decrease.
 */
export interface LoopCheckpoint {
  /** How many replies repeat, and how many there had been in total. */
  readonly length: number
  readonly at: number
  readonly situation: string
  readonly resources: readonly number[]
  readonly quantities: readonly number[]
}

/**
 * What players have replied in this step since one of them did more than pass: used to detect loops of optional
 * actions.
 */
export interface LoopHistory {
  /** The latest replies; `count` is how many there were in total. */
  readonly replies: readonly KeptReply[]
  readonly count: number
  readonly checkpoint: LoopCheckpoint | null
  /** The last `length` replies are a loop; `unchanged`: it leaves every quantity as it was. */
  readonly loop: { readonly length: number; readonly unchanged: boolean } | null
  /** What may not be done as long as nothing but the actions of that loop is done (421.3). */
  readonly closed: readonly { readonly seat: Seat; readonly action: string; readonly loop: readonly string[] }[]
  /** The shortcut that is being carried out, a number of rounds at a time. */
  readonly running: RunningLoop | null
}

/** A loop that the players have agreed on (421.2): how often it runs, how it ends, and how far it has come. */
export interface RunningLoop {
  /** The replies of one round. */
  readonly round: readonly KeptReply[]
  readonly times: number
  readonly done: number
  /** The player who has the last word (421.3): the others' actions may not follow it. */
  readonly lastWord: Seat | null
  /** The player who wants to act after that many times. */
  readonly interrupts: Seat | null
  /** Who may not start it again. */
  readonly closed: readonly Seat[]
  readonly rule: Citation
}
