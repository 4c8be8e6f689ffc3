/** Effects on what lies on objects: counters that change places, damage that is marked, what they are marked as. */
import type { Quantity, Thing } from './nouns.ts'
import type { PermanentMark } from './permanentMarkNames.ts'

export type MarkEffect =
  /** From one object onto another; none is moved unless both are there (200.10). */
  | {
      readonly kind: 'moveCounters'
      readonly n: Quantity
      /** `null`: of any kind; all of each, or one of a kind that is chosen. */
      readonly counter: string | null
      /** As many as whoever does it likes. */
      readonly upTo?: true
      readonly from: Thing
      readonly to: Thing
    }
  /** Of each as many more as it has (today:701.10). `counter` null: of each kind. */
  | { readonly kind: 'doubleCounters'; readonly what: Thing; readonly counter: string | null }
  /** "Put its counters on target creature": as many of each kind as it has or last had (today:122.8). */
  | { readonly kind: 'copyCounters'; readonly from: Thing; readonly what: Thing }
  /** 2011:702.87: all damage marked on them. */
  | { readonly kind: 'removeDamage'; readonly what: Thing }
  /**
   * "It becomes renowned": marks those that aren't marked so yet. `n`: how far ("level 2"), or what its triggers know
   * as X. `ends`: "it's no longer suspected".
   */
  | {
      readonly kind: 'mark'
      readonly what: Thing
      readonly as: PermanentMark
      readonly n?: Quantity
      readonly ends?: true
    }
  /** Two unpaired creatures of its controller's, for as long as both stay that (today:702.95). */
  | { readonly kind: 'pair'; readonly what: Thing; readonly with: Thing }
