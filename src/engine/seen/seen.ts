/**
 * What a seat may know (DESIGN.md: "Knowledge has one authority"). States are cut down, not marked: hidden objects are
 * absent from the pages, their places in zone lists hold 0, faces never seen are `null`, and the random state is gone.
 */
import type { Question, Reply } from '../questions/index.ts'
import type { Seat, State } from '../state/index.ts'

export interface Seen {
  readonly seat: Seat
  /** As things are now, in the middle of whatever is going on. Every reading function works on it. */
  readonly now: State
  /** As things were at rest, with the replies since: what a search starts from. */
  readonly rest: State
  readonly replies: readonly Reply[]
  /** The question put, where this seat decides; for others only who decides and what kind it is. */
  readonly question: Question | null
  readonly waitingFor: { readonly seat: Seat; readonly kind: Question['kind'] } | null
}
