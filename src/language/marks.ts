/** Effects on what lies on objects: counters that change places, damage that is marked. */
import type { Quantity, Thing } from './nouns.ts'

export type MarkEffect =
  /** From one object onto another; none is moved unless both are there (200.10). */
  | {
      readonly kind: 'moveCounters'
      readonly n: Quantity
      readonly counter: string
      readonly from: Thing
      readonly to: Thing
    }
  /** 2011:702.87: all damage marked on them. */
  | { readonly kind: 'removeDamage'; readonly what: Thing }
