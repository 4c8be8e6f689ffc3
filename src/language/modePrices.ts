/** What modes ask for besides being chosen. */
import type { Cost } from './costs.ts'

/** In the order of the modes. */
export interface ModePrices {
  /** What each of them costs in addition to the spell (today:702.172, 702.183); absent: nothing. */
  readonly prices?: readonly Cost[]
  /** How many pawprints each of them is worth, where their total is limited (today:107.17a); absent: none. */
  readonly weights?: readonly number[]
}
