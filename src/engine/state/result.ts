/** What effects have come to, as the words after them speak of it (413.2b). `log.ts` reads it. */
import type { Deed } from '../../language/index.ts'
import type { ObjectId, Seat } from './ids.ts'

/** One thing that was done: the object as it was, what it became where it moved, how much it was, and who did it. */
export interface Done {
  readonly deed: Deed
  readonly object: ObjectId | null
  readonly became: ObjectId | null
  readonly n: number
  /** `null` where nobody in particular did. */
  readonly seat: Seat | null
  /** The player who was dealt damage, and by what. */
  readonly hit?: { readonly player: Seat; readonly source: ObjectId }
}

/** What one effect came to. */
export interface Result {
  /** What was touched: "that creature". */
  readonly that?: readonly ObjectId[]
  /** How much it was: "that much". */
  readonly amount?: number
  /** Whether it was done: "if you do". */
  readonly did?: boolean
  /** Whether it could have been done, where it wasn't and that is something else: "if you can't". */
  readonly could?: boolean
  /** What could have been chosen, and wasn't: "the rest". */
  readonly rest?: readonly ObjectId[] | undefined
  /** "This way". */
  readonly done?: readonly Done[]
}
