/** What is to happen in turns to come, and what isn't (419.6f, 507.1). */
import type { TurnPart } from '../../language/index.ts'
import type { Seat } from './ids.ts'
import type { Lasting } from './lasting.ts'

/** A turn to be taken: its number among all things that were ever numbered names it. */
export interface ExtraTurn {
  readonly seat: Seat
  readonly id: number
}

/** `turn`: only in that extra turn, which hasn't begun. `within`: only in this turn, which drops it as it ends. */
interface Skip {
  readonly seat: Seat
  readonly what: TurnPart | 'turn' | 'combat'
  readonly turn?: number
  readonly within?: 'turn'
}

/** Turns, phases and steps to be added or skipped (419.6f). Newest first. */
export interface Schedule {
  readonly extraTurns: readonly ExtraTurn[]
  readonly skips: readonly Skip[]
  /** Effects that begin with that player's next turn, and last until it ends; absent: there are none. */
  readonly effects?: readonly { readonly seat: Seat; readonly effect: Lasting }[]
  /** Who makes a player's decisions in the next turn that player takes (507.1); the last one counts (507.1a). */
  readonly controls: readonly { readonly seat: Seat; readonly by: Seat }[]
}
